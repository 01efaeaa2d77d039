"""Greetings, thanks and goodbyes in languages that we do not speak, to be met with a word back."""

import re

from support_agent.agent.planners.offline.text import fold

GREETINGS: dict[str, str] = {
    "ar": "مرحبا, السلام عليكم, سلام, اهلا, صباح الخير, مساء الخير, كيف حالك, شكرا, مع السلامة, هلا",
    "be": "вітаю, прывітанне, добры дзень, дзякуй, да пабачэння",
    "bg": "здравейте, здравей, здрасти, добър ден, добро утро, добър вечер, как сте, благодаря, довиждане",
    "bn": "হাই, হ্যালো, নমস্কার, শুভেচ্ছা, শুভ সকাল, কেমন আছেন, কেমন আছ, কি খবর, ধন্যবাদ, দেখা হওয়ায় খুশী হলাম",
    "ca": "hola, bon dia, bona tarda, bona nit, gracies, moltes, adeu, com va, com estas, bones",
    "cs": "ahoj, dobry den, dobre rano, dobry vecer, cau, zdravim, dekuji, diky, na shledanou, jak se mate",
    "da": "hej, hejsan, goddag, godmorgen, godaften, tak, mange, farvel, hvordan gar det",
    "el": "γεια σας, γεια σου, γεια, καλημερα, καλησπερα, ευχαριστω, αντιο, τι κανεις, τι κανετε",
    "fa": "سلام علیکم, سلام, درود, چه خبر, خوبی, چطوری, چطوریایی, خوش میگذره, ممنون, خداحافظ, صبح بخیر, هی",
    "fi": "hei, moi, moikka, terve, hyvaa huomenta, hyvaa paivaa, hyvaa iltaa, kiitos, nakemiin, mita kuuluu",
    "gl": "ola, bos dias, boas tardes, boas noites, grazas, moitas, adeus, que tal",
    "he": "שלום, היי, בוקר טוב, ערב טוב, מה שלומך, מה נשמע, מה חדש, תודה, להתראות, נעים להכיר, לכבוד הוא לי",
    "hi": "नमस्ते, नमस्कार, हाय, हैलो, हेलो, शुभेच्छा, शुभ प्रभात, कैसे हो, कैसे हैं, कैसा चल रहा है, धन्यवाद, अलविदा, आपसे मिलकर अच्छा लगा",
    "hr": "bok, zdravo, dobar dan, dobro jutro, dobra vecer, hvala, dovidenja, kako ste",
    "hu": "szia, sziasztok, jo napot, jo reggelt, jo estet, udvozlom, koszonom, koszi, viszlat, hogy vagy",
    "id": "halo, hai, selamat pagi, selamat siang, selamat sore, selamat malam, terima kasih, apa kabar, assalamualaikum, assalamu alaikum, bro, hi",
    "ja": "こんにちは, こんばんは, おはようございます, おはよう, はじめまして, お元気ですか, ごきげんよう, ありがとうございます, ありがとう, さようなら, お会いできて光栄です, 挨拶, もしもし",
    "ko": "안녕하세요, 안녕, 여보세요, 감사합니다, 고맙습니다, 안녕히 계세요, 만나서 반가워요, 만나서 반가워, 반갑습니다, 어떻게 지내세요, 오늘은 어때, 잘 지내",
    "no": "hei, heisann, god dag, god morgen, god kveld, takk, tusen, ha det, hvordan gar det",
    "pl": "czesc, dzien dobry, dobry wieczor, hej, witam, siema, dziekuje, dzieki, do widzenia, jak sie masz",
    "ro": "buna ziua, buna dimineata, buna seara, buna, salut, multumesc, mersi, la revedere, ce mai faci",
    "sr": "здраво, добар дан, добро јутро, добро вече, хвала, довиђења, како сте",
    "sv": "hej, hejsan, hallo, tjena, tjaba, god morgon, god dag, god kvall, tack, sa mycket, hej da, hur mar du",
    "th": "สวัสดีครับ, สวัสดีค่ะ, สวัสดี, หวัดดี, เป็นไงมั่ง, เป็นไงบ้าง, สบายดีไหม, ขอบคุณครับ, ขอบคุณค่ะ, ขอบคุณ, ลาก่อน",
    "tr": "merhaba, selamlar, selam, gunaydin, iyi gunler, iyi aksamlar, nasilsin, nasilsiniz, nasil gidiyor, nasil yapiyorsun, napiyosun, tesekkurler, tesekkur ederim, sagol, hosca kal",
    "uk": "привіт, вітаю, добрий день, доброго дня, добрий ранок, добрии вечір, як справи, як поживаєш, дуже приємно, приємно познайомитися, дякую, до побачення, а ти",
    "vi": "xin chao, chao, cam on, tam biet, ban khoe khong",
    "zh": "你好, 您好, 大家好, 嗨, 哈喽, 早上好, 晚上好, 欢迎, 很高兴见到你, 很高兴认识你, 认识你, 你还好吗, 你好吗, 怎么了, 谢谢, 再见, 拜拜",
}
LETTER = re.compile(r"[^\W\d_]+")
# What may be left over of a greeting: "hallo zusammen".
MOST_LEFT = 1


def is_greeting(text: str, tongue: str) -> bool:
    """Whether there is next to nothing in these words but a greeting, a thank-you or a goodbye."""
    left = f" {fold(text)} "
    for phrase in sorted(_phrases(tongue), key=len, reverse=True):
        left = left.replace(phrase, " ")
    return left.strip() != fold(text).strip() and len(LETTER.findall(left)) <= MOST_LEFT


def _phrases(tongue: str) -> list[str]:
    return [fold(phrase.strip()) for phrase in GREETINGS.get(tongue, "").split(",")]
