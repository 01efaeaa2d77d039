"""What we can honestly say in languages that we do not speak: that a person will answer.

Said to a greeting. Whoever writes more is answered by a person at once.
"""

GREETINGS: dict[str, str] = {
    "ar": "مرحبًا! المساعد الآلي لا يتحدث العربية. اكتب هنا ما تحتاج إليه وسيرد عليك شخص من فريقنا.",
    "be": "Вітаем! Аўтаматычны памочнік не размаўляе па-беларуску. Напішыце тут, што здарылася, і вам адкажа чалавек.",
    "bg": "Здравейте! Автоматичният помощник не говори български. Напишете тук за какво става дума и ще ви отговори човек.",
    "bn": "নমস্কার! স্বয়ংক্রিয় সহকারী বাংলা জানে না। আপনার কী দরকার এখানে লিখুন, একজন মানুষ উত্তর দেবেন।",
    "ca": "Hola! L’assistent automàtic no parla català. Escriu aquí què necessites i et respondrà una persona.",
    "cs": "Dobrý den! Automatický asistent nemluví česky. Napište sem, o co jde, a odpoví vám člověk.",
    "da": "Hej! Den automatiske assistent taler ikke dansk. Skriv her, hvad det drejer sig om, så svarer et menneske.",
    "el": "Γεια σας! Ο αυτόματος βοηθός δεν μιλά ελληνικά. Γράψτε εδώ τι χρειάζεστε και θα σας απαντήσει ένας άνθρωπος.",
    "fa": "سلام! دستیار خودکار فارسی نمی‌داند. بنویسید چه نیازی دارید تا یکی از همکاران ما پاسخ دهد.",
    "fi": "Hei! Automaattinen avustaja ei puhu suomea. Kirjoita tähän, mistä on kyse, niin ihminen vastaa sinulle.",
    "gl": "Ola! O asistente automático non fala galego. Escribe aquí o que precisas e responderache unha persoa.",
    "he": "שלום! העוזר האוטומטי אינו דובר עברית. כתבו כאן במה מדובר ואדם מהצוות ישיב לכם.",
    "hi": "नमस्ते! स्वचालित सहायक हिन्दी नहीं जानता। आपको क्या चाहिए यहाँ लिखिए, एक व्यक्ति उत्तर देगा।",
    "hr": "Dobar dan! Automatski pomoćnik ne govori hrvatski. Napišite ovdje o čemu se radi i odgovorit će vam čovjek.",
    "hu": "Jó napot! Az automatikus segéd nem beszél magyarul. Írja meg ide, miről van szó, és egy ember válaszol.",
    "id": "Halo! Asisten otomatis tidak berbahasa Indonesia. Tulis di sini apa yang Anda perlukan, dan seseorang akan menjawab.",
    "ja": "こんにちは。自動アシスタントは日本語に対応していません。ご用件をここにお書きいただければ、担当者がお答えします。",
    "ko": "안녕하세요! 자동 도우미는 한국어를 하지 못합니다. 용건을 여기에 적어 주시면 담당자가 답변해 드립니다.",
    "no": "Hei! Den automatiske assistenten snakker ikke norsk. Skriv her hva det gjelder, så svarer et menneske.",
    "pl": "Dzień dobry! Automatyczny asystent nie mówi po polsku. Proszę napisać tutaj, o co chodzi, a odpowie człowiek.",
    "ro": "Bună ziua! Asistentul automat nu vorbește română. Scrieți aici despre ce este vorba și vă va răspunde o persoană.",
    "sr": "Здраво! Аутоматски помоћник не говори српски. Напишите овде о чему је реч и одговориће вам човек.",
    "sv": "Hej! Den automatiska assistenten talar inte svenska. Skriv här vad det gäller, så svarar en människa.",
    "th": "สวัสดี! ผู้ช่วยอัตโนมัติไม่พูดภาษาไทย เขียนเรื่องของคุณที่นี่ แล้วเจ้าหน้าที่จะตอบคุณ",
    "tr": "Merhaba! Otomatik yardımcı Türkçe bilmiyor. Konunun ne olduğunu buraya yazın, size bir çalışanımız yanıt verecek.",
    "uk": "Вітаємо! Автоматичний помічник не говорить українською. Напишіть тут, що сталося, і вам відповість людина.",
    "vi": "Xin chào! Trợ lý tự động không nói tiếng Việt. Hãy viết ở đây bạn cần gì, một nhân viên sẽ trả lời bạn.",
    "zh": "您好！自动助手不会中文。请在这里写下您的问题，会有工作人员回复您。",
}
