"""Everyday goods in all languages, so that "jarrones" and "вазы" are known for the vases of an order."""

from collections.abc import Iterable
from functools import lru_cache

from .phrases import Sayings

# Each kind of goods by the beginnings of its names. What is an everyday word besides, as "book",
# "ring" and "case" are, stands only with what makes it a thing.
GOODS = Sayings(
    headphones="""
        headphone*, earphone*, earbud*, headset*, auricular*, cascos, наушник*, casque*, ecouteur*, kopfhorer*,
        ohrhorer*, auscultador*, fone de ouvido, fones de ouvido, fones, cuffi*, auricolar*, koptelefo*, oortje*
    """,
    speaker="speaker, speakers, loudspeaker*, altavoz, altavoces, bafle*, колонк*, enceinte*, lautsprecher*, altifalant*, luidspreker*",
    charger="charger*, charging cable*, cargador*, зарядк*, зарядное устройство, chargeur*, ladegerat*, carregador*, caricator*, caricabatter*, oplader*",
    case="charging case, charging cases, phone case, phone cases, carrying case, estuche*, funda, fundas, чехол*, чехл*, etui*, schutzhull*, custodia, custodie, hoesje*",
    phone="smartphone*, смартфон*, telefone novo, mobiltelefon*",
    tablet="tablets, планшет*, tableta*",
    laptop="laptop*, notebook*, portatil, portatiles, ноутбук*, computer portatile",
    camera="camera*, camara*, фотоаппарат*, appareil photo, kamera*, fotocamer*, fototoestel*",
    keyboard="keyboard*, teclado*, клавиатур*, clavier*, tastatur*, tastier*, toetsenbord*",
    clock="alarm clock*, wristwatch*, reloj, relojes, часы наручные, будильник*, reveil*, armbanduhr*, wecker, relogio*, orologi*, horloge*, wekker*",
    lamp="lamp, lamps, lampshade*, lampara*, лампа, лампу, лампы, ламп, светильник*, lampe*, luminaire*, lampada*, candeeiro*, lampade",
    candle="candle*, vela, velas, свеча, свечи, свечу, свечей, bougie*, kerze*, candel*, kaars*",
    vase="vase, vases, jarron*, florero*, ваза, вазу, вазы, ваз, вазе, вазой, вазам, вазами, jarra, jarras, vasen, vaso, vasos, vasi, vaas, vazen, glasvase*, glasvazen",
    mug="mug, mugs, teacup*, taza, tazas, кружк*, чашк*, mug, tasse, tasses, becher*, tassen, caneca*, chavena*, tazza, tazze, mok, mokken, kopje*",
    plate="dinner plate*, plato llano, platos, vajilla*, тарелк*, assiette*, teller, geschirr*, prato, pratos, piatti, borden, servies*",
    bowl="bowl, bowls, cuenco*, ensaladera*, миск*, салатник*, saladier*, schussel*, tigela*, ciotol*, kommetje*",
    pan="frying pan*, saucepan*, sarten*, cacerola*, сковород*, кастрюл*, poele, casserole*, pfanne*, frigideira*, padell*, pentol*, koekenpan*",
    knife="kitchen knife, knives, cuchillo*, ножи, couteau*, messer, faca, facas, coltell*, keukenmes*",
    bottle="bottle*, botella*, бутылк*, термос*, bouteille*, flasche*, garrafa*, bottigli*, drinkfles*",
    blanket="blanket*, throw blanket, manta, mantas, плед*, одеял*, couverture*, plaid*, wolldecke*, cobertor*, coperta, coperte, deken*",
    pillow="pillow*, cushion*, almohad*, cojin*, подушк*, coussin*, oreiller*, kissen, almofada*, cuscin*, kussen*",
    towel="towel*, toalla*, полотен*, serviette de bain, handtuch*, handtucher*, toalha*, asciugaman*, handdoek*",
    sheet="bed linen*, bedsheet*, sabana*, постельн*, drap, draps, bettwasche*, bettlaken*, lencol*, lenzuol*, dekbed*",
    curtain="curtain*, cortina*, штор*, занавес*, rideau*, vorhang*, gardine*, cortinado*, tenda, tende, gordijn*",
    rug="rug, rugs, carpet*, alfombra*, ковер, ковры, ковра, коврик*, tapis, teppich*, tapete*, tappet*, vloerkleed*",
    chair="chair*, armchair*, silla, sillas, sillon*, стул, стулья, кресл*, chaise*, fauteuil*, stuhl*, sessel*, cadeira*, sedia, sedie, poltron*, stoel*",
    desk="writing desk*, escritorio*, mesa, mesas, письменный стол, table basse, schreibtisch*, secretaria de, scrivania*, bureau en bois",
    shelf="bookshelf*, bookcase*, estanteria*, стеллаж*, etagere*, estante*, scaffal*, boekenkast*",
    mirror="mirror*, espejo*, зеркал*, miroir*, spiegel*, espelho*, specchi*",
    shirt="shirt, shirts, t-shirt*, blouse*, camisa, camisas, camiseta*, рубашк*, футболк*, chemise*, hemd, hemden, camicia, camicie, overhemd*, magliett*",
    sweater="sweater*, jumper, jumpers, pullover*, hoodie*, jersey, jerseis, sudadera*, свитер*, джемпер*, camisola*, maglion*, felp*, trui, truien",
    jacket="jacket*, overcoat*, raincoat*, chaqueta*, abrigo*, куртк*, пальто, manteau*, veste, jacke, jacken, mantel, casaco*, giacc*, cappott*, jas, jassen",
    dress="dresses, vestido*, платье, платья, платью, robe, robes, kleid, kleider, vestit*, jurk*",
    trousers="trouser*, jeans, pantalon*, брюк*, джинс*, hose, hosen, calca*, calcas, pantalone, broek*",
    skirt="skirt*, falda*, юбк*, jupe*, rocke, saias, gonn*, rokje*",
    socks="sock, socks, calcetin*, носк*, chaussette*, socken, meias, calzin*, sokken",
    shoes="shoe, shoes, trainers, sneaker*, zapato*, zapatilla*, туфл*, кроссовк*, ботин*, chaussure*, schuh*, turnschuh*, sapato*, tenis, scarp*, schoen*",
    sandals="sandal*, sandalia*, сандал*, босонож*, sandale*, sandalo, sandali",
    boots="boots, wellingtons, botas, botines, сапог*, bottes, stiefel*, stivali, laarzen",
    hat="hats, beanie*, sombrero*, gorro*, gorra*, шапк*, шляп*, кепк*, chapeau*, bonnet*, mutze*, chapeu*, cappell*, berrett*, muts, mutsen",
    scarf="scarf, scarves, bufanda*, panuelo*, шарф*, echarpe*, foulard*, schal, schals, cachecol*, sciarp*, sjaal*",
    gloves="glove*, guante*, перчатк*, gants, handschuh*, luva*, guanti, handschoen*",
    belt="belt, belts, cinturon*, ремень, ремни, ceinture*, gurtel*, cinto, cintur*, riem, riemen",
    backpack="backpack*, rucksack*, mochila*, рюкзак*, sac a dos, zaino, zaini, rugzak*",
    bag="handbag*, tote bag*, bolso*, сумк*, sac a main, handtasche*, tasche, bolsa, borsa, borse, tas, tassen van leer",
    suitcase="suitcase*, maleta*, чемодан*, valise*, koffer*, mala de viagem, valigi*",
    wallet="wallet*, purse*, cartera*, кошел*, portefeuille*, geldborse*, carteira*, portafogl*, portemonnee*",
    umbrella="umbrella*, paraguas, зонт*, parapluie*, regenschirm*, guarda-chuva*, ombrell*, paraplu*",
    jewellery="necklace*, earring*, bracelet*, collar, collares, pulsera*, ожерель*, серьг*, браслет*, collier*, boucles d'oreilles, halskette*, ohrring*, armband, collana, orecchin*, bracciale*, ketting*, oorbel*",
    glasses="sunglasses, gafas, очки, lunettes, sonnenbrille*, oculos, occhiali, zonnebril*",
    toy="toy, toys, teddy*, juguete*, peluche*, игрушк*, jouet*, spielzeug*, brinquedo*, giocattol*, speelgoed*, knuffel*",
    puzzle="puzzle, puzzles, board game*, rompecabezas, juego de mesa, пазл*, настольная игра, jeu de societe, brettspiel*, quebra-cabeca*, puzzel*",
    bicycle="bicycle*, bicicleta*, велосипед*, bicyclette*, fahrrad*, biciclett*, fiets, fietsen",
    tent="tent, tents, tienda de campana, палатк*, zelt, zelte, tenda de campismo",
    perfume="perfume*, fragrance*, colonia, духи, парфюм*, parfum*, profum*",
    cream="face cream*, hand cream*, crema, cremas, крем, крема, creme, cremes, gezichtscreme*",
    soap="soap, soaps, jabon*, мыло, мыла, savon*, seife*, sabonete*, sapon*, zeep",
    coffee="coffee beans, coffee machine*, cafetera*, кофеварк*, кофемашин*, cafetiere*, kaffeemaschine*, cafeteira*, macchina da caffe, koffiezetapparaat*",
    kettle="kettle*, teapot*, tetera*, hervidor*, чайник*, bouilloire*, theiere*, wasserkocher*, teekanne*, chaleira*, bollitor*, teier*, waterkoker*, theepot*",
    plant="flowerpot*, maceta*, горшок, горшк*, pot de fleurs, blumentopf*, vasos de flores, vaso da fiori, bloempot*",
    notebook="notepad*, cuaderno*, libreta*, тетрад*, блокнот*, carnet*, cahier*, notizbuch*, caderno*, quadern*, taccuin*, notitieboek*",
    poster="poster, posters, cartel, плакат*, постер*, affiches, plakat*, cartaz*",
)

# What goods are counted in.
UNITS = Sayings(
    unit="""
        pairs, items, articles, units, pieces, pares, unidades, articulos, piezas, productos, пары, пар, штуки, штук, товара,
        товаров, позиции, позиций, paires, pieces, paar, stuck, artikel, artigos, paia, pezzi, articoli, stuks, artikelen
    """
)


def kinds_in(texts: Iterable[str]) -> frozenset[str]:
    """Every kind of goods that the folded texts name."""
    return frozenset().union(*map(_kinds, texts))


@lru_cache(maxsize=2048)
def _kinds(text: str) -> frozenset[str]:
    # A shop's titles are asked about again and again.
    return frozenset(found.name for found in GOODS.found_in(text))
