"""Words of a shop in languages that we do not speak: whoever writes one of them wants something."""

from .spelling import bare

STEMS: dict[str, str] = {
    "ar": "طلب, شحن, توصيل, استرجاع, استرداد, ارجاع, الغاء, فاتورة, دفع, عنوان, موظف, انسان, بشري, مساعد",
    "be": "замов, пасыл, дастав, вярн, скас, рахун, адрас, чалавек, дапам",
    "bg": "поръчк, пратк, доставк, връщ, върн, възстанов, откаж, фактур, адрес, човек, оператор, помощ",
    "bn": "অর্ডার, ডেলিভারি, ফেরত, রিফান্ড, বাতিল, টাকা, ঠিকানা, মানুষ, সাহায্য",
    "ca": "comand, paquet, entreg, lliura, torn, devol, reembor, cancel, anul, factur, adrec, person, ajud",
    "cs": "objedn, balik, zasil, doruc, vrat, vrac, zrus, faktur, penez, penize, adres, clovek, operator, pomoc",
    "da": "ordre, pakke, lever, retur, refus, annul, faktur, penge, adress, menneske, kundeserv, hjaelp",
    "el": "παραγγελ, δεμα, αποστολ, επιστροφ, ακυρω, τιμολογ, χρηματα, διευθυνσ, ανθρωπ, βοηθ",
    "fa": "سفارش, بسته, ارسال, مرجوع, بازگشت, لغو, فاکتور, پول, ادرس, انسان, پشتیبان, کمک",
    "fi": "tilau, paket, toimit, palaut, peruut, lasku, raha, osoit, ihmi, asiakaspal, apua",
    "gl": "pedimento, encarg, paquete, entreg, devol, cartos, anul, factur, enderez, persoa, axud",
    "he": "הזמנ, חבילה, משלוח, החזר, ביטול, לבטל, חשבונית, כסף, כתובת, אדם, אנושי, נציג, עזר",
    "hi": "ऑर्डर, डिलीवरी, पार्सल, वापस, रिफंड, रद्द, बिल, पैसे, पता, इंसान, मदद",
    "hr": "narudz, paket, dostav, vrat, povrat, otkaz, racun, novac, adres, covjek, operater, pomoc",
    "hu": "rendel, csomag, szallit, vissza, lemond, torol, szamla, penz, cim, ember, ugyfel, segit",
    "id": "pesanan, paket, kirim, kembali, refund, batal, faktur, uang, alamat, manusia, orang, bantu",
    "ja": "注文, 荷物, 配送, 届, 返品, 返金, 交換, キャンセル, 領収, 請求, 支払, 住所, 人間, 担当, オペレーター, 助け",
    "ko": "주문, 배송, 택배, 반품, 환불, 교환, 취소, 영수증, 결제, 주소, 상담, 사람, 도와",
    "no": "ordre, pakke, lever, retur, refus, avbest, kanseller, faktur, penge, adress, menneske, kundeserv, hjelp",
    "pl": "zamow, paczk, przesyl, dostaw, zwrot, zwroc, anulow, faktur, pieni, adres, czlowiek, konsult, pomoc, reklam",
    "ro": "comand, colet, pachet, livr, return, ramburs, anul, factur, bani, adres, person, operator, ajutor",
    "sr": "поруџб, пакет, достав, врат, повра, отка, рачун, новац, адрес, човек, оператер, помоћ",
    "sv": "bestall, paket, lever, retur, aterbetal, avbest, faktur, pengar, adress, mannisk, kundtj, hjalp",
    "th": "สั่งซื้อ, ออเดอร์, พัสดุ, สินค้า, จัดส่ง, คืน, ยกเลิก, ใบเสร็จ, เงิน, ที่อยู่, เจ้าหน้าที่, คน, ช่วย",
    "tr": "siparis, kargo, teslim, iade, iptal, fatura, para, adres, insan, temsilci, musteri, yardim, degis",
    "uk": "замовл, посилк, доставк, поверн, скасув, рахун, грош, адрес, людин, оператор, допомо",
    "vi": "don hang, giao hang, tra hang, hoan tien, huy, hoa don, tien, dia chi, nhan vien, nguoi, giup",
    "zh": "订单, 快递, 物流, 包裹, 发货, 收到, 退, 换货, 取消, 发票, 钱, 付款, 地址, 人工, 人力, 真人, 客服, 帮",
}
# A greeting, or a pleasantry of which no list is long enough.
FEW_WORDS = 5
FEW_LETTERS = 16


def is_small_talk(text: str, tongue: str) -> bool:
    """Whether these words are few and none of them has to do with a shop."""
    plain = bare(text)
    letters = sum(map(str.isalpha, plain))
    if any(map(str.isdigit, plain)) or len(plain.split()) > FEW_WORDS:
        return False
    if " " not in plain.strip() and letters > FEW_LETTERS:
        return False
    stems = (bare(stem.strip()) for stem in STEMS.get(tongue, "").split(","))
    return not any(stem and stem in plain for stem in stems)
