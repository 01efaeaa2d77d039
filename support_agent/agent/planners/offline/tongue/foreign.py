"""Words of languages that we do not speak, so that none of them is taken for one of ours.

Those that are written in our letters and that a shop in Europe meets; small words, greetings and
words of the shop. Without accents.
"""

FOREIGN: dict[str, str] = {
    "pl": """
        gdzie jest moje moja moj zamowienie zamowienia zamowieniem zamowic paczka paczki paczke
        przesylki przesylke dostawa dostawy kiedy dotrze przyjdzie dostane dostalem dostalam nie
        chce chcialbym chcialabym zwrot zwrotu zwrocic oddac pieniadze pieniedzy anulowac anuluj
        dzien dobry wieczor czesc hej witam dziekuje dzieki prosze faktura fakture czlowiekiem
        konsultantem rozmawiac uszkodzony uszkodzona zly reklamacja reklamacje czy jak co sie mam
        mnie jeszcze juz ale od dnia tygodnia zmienic adres pomoc pomocy jestem bylo produkt sklep
        numer poprosze do widzenia wymiana wymienic status na za po jestes przesylka
    """,
    "tr": """
        siparis siparisim siparisimi siparisimin nerede kargo kargom kargomu ne zaman gelir gelecek
        gelmedi ulasmadi iade iadesi etmek istiyorum merhaba selam selamlar tesekkurler tesekkur
        ederim sagol para parami fatura iptal urun urunu bozuk hasarli yanlis degistirmek adres
        adresimi musteri hizmetleri temsilci insan ile konusmak lutfen nasil nasilsin bir bu ve icin
        hala degil var yok mi mu gun yardim evet hayir iyi gunler gunaydin durumu numarasi takip
        teslimat teslim aldim almadim sizin benim napiyosun yapiyorsun gidiyor
    """,
    "cs": """
        kde je moje muj objednavka objednavku objednavky objednavce balik baliku zasilka zasilku kdy
        prijde doruceni doruci chci chtel bych chtela vratit vraceni zbozi penize zrusit dobry den
        ahoj dekuji diky prosim faktura fakturu reklamace reklamaci clovekem operatorem mluvit
        poskozeny poskozene nefunguje spatne vymenit vymena adresu zmenit stale neprisla neprislo
        neprisel nemam jsem se to na si jak stav pomoc nashledanou kdyz uz jeste
    """,
    "sv": """
        var ar min mitt mina paket paketet bestallning bestallningen order leverans leveransen nar
        kommer har inte jag vill skulle vilja returnera retur aterbetalning pengar tillbaka
        avbestalla avboka hej hejsan hallo tjena tjaba tack sa mycket faktura kvitto manniska prata
        med nagon kundtjanst trasig skadad fel storlek byta andra adress fatt fick annu och att det
        den pa av till for ett en hjalp adjo god morgon dag kvall sparning alltid varfor
    """,
    "da": """
        hvor er min mit mine ordre ordren pakke pakken levering leveres hvornar kommer har ikke jeg
        vil gerne returnere retur refusion penge tilbage annullere hej goddag tak mange faktura
        kvittering menneske tale med nogen kundeservice defekt odelagt forkert storrelse bytte
        skifte adresse modtaget endnu og at det den pa af til en et hjaelp farvel bestilling bestilt
    """,
    "no": """
        hvor er min mitt mine ordre ordren pakke pakken levering leveres nar kommer har ikke jeg vil
        gjerne returnere retur refusjon penger tilbake kansellere avbestille hei heisann takk tusen
        faktura kvittering menneske snakke med noen kundeservice odelagt feil storrelse bytte endre
        adresse mottatt fatt enda og at det den pa av til en et hjelp hadet bestilling bestilt
    """,
    "fi": """
        missa on tilaukseni tilaus tilauksen tilaukseen paketti pakettini milloin koska tulee saapuu
        en ole ei saanut haluan haluaisin palauttaa palautus palautuksen rahat takaisin peruuttaa
        peruuta hei moi moikka terve kiitos kiitoksia lasku kuitti ihminen ihmisen kanssa puhua
        asiakaspalvelu rikki viallinen vaara koko vaihtaa osoite viela ja se etta apua nakemiin
        hyvaa huomenta paivaa iltaa tuote tuotteen toimitus
    """,
    "hu": """
        hol van a az rendelesem rendeles csomag csomagom mikor erkezik jon nem kaptam meg szeretnem
        szeretnek visszakuldeni visszaru visszaterites penzt vissza lemondani torolni szia sziasztok
        udvozlom koszonom koszi szamla szamlat emberrel beszelni ugyfelszolgalat hibas serult rossz
        meret csere cserelni cim es hogy kerem segitseg viszlat jo napot reggelt estet termek
        szallitas
    """,
    "ro": """
        unde este comanda mea coletul meu pachetul cand ajunge vine livrare livrarea nu am primit
        inca vreau doresc as dori sa returnez returnare retur bani banii inapoi anulez anulare buna
        ziua seara multumesc mersi factura om vorbesc cu cineva operator defect stricat gresit
        marime schimb schimba adresa si ca la pe de ajutor revedere produs produsul va rog stadiul
    """,
    "ca": """
        on es la meva el meu comanda paquet quan arriba arribara arribat no he rebut encara vull
        voldria tornar devolucio reemborsament diners cancellar anullar hola bon dia bona tarda
        gracies moltes factura persona parlar amb algu trencat defectuos equivocat talla canviar
        adreca i que perque si us plau tinc aixo aquest aquesta ajuda adeu producte lliurament
        enviament seguiment teniu podeu meus meves dels
    """,
    "gl": """
        onde esta o meu a mina pedimento encargo paquete cando chega chegou non recibin ainda quero
        quixera devolver devolucion cartos anular ola bos dias boas tardes grazas moitas factura
        persoa falar con alguen roto trocar talla enderezo e que porque teno isto este axuda adeus
        produto entrega unha dunha pola polo xa meus minas
    """,
    "hr": """
        gdje je moja moj narudzba narudzbu narudzbe paket paketa kada kad stize dolazi dostava nisam
        dobio dobila zelim htio bih vratiti povrat novac novca otkazati bok zdravo dobar dan hvala
        racun covjekom osobom razgovarati osteceno pokvareno krivi pogresan velicina zamijeniti
        zamjena adresa promijeniti jos i da se na molim pomoc dovidenja proizvod
    """,
    "id": """
        di mana pesanan saya paket barang kapan sampai datang pengiriman belum diterima tidak mau
        ingin kembalikan mengembalikan pengembalian dana uang kembali batalkan membatalkan halo hai
        selamat siang pagi sore malam terima kasih faktur bicara dengan orang manusia layanan
        pelanggan rusak salah ukuran tukar ganti alamat dan yang ini itu tolong bantuan sudah bisa
        apa kabar bagaimana dari untuk assalamu alaikum assalamualaikum bro
    """,
    "vi": """
        don hang cua toi dau khi nao giao chua nhan duoc muon tra lai hoan tien huy xin chao cam on
        hoa nguoi noi chuyen voi vien hong loi sai kich co doi dia chi va la khong giup san pham o
    """,
}
