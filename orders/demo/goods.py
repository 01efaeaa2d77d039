"""The customers of the demonstration shop and what it sells. All of them are invented."""

from .recipes import Goods, Person

LUCIA = Person(name="Lucia", email="lucia@example.com", postcode="28004")
MATEO = Person(name="Mateo", email="mateo@example.com", postcode="08012")
VERA = Person(name="Vera", email="vera@example.com", postcode="10115")
IGOR = Person(name="Igor", email="igor@example.com", postcode="1010")
EMMA = Person(name="Emma", email="emma@example.com", postcode="D02 X285")
TOM = Person(name="Tom", email="tom@example.com", postcode="1012 AB")
CLARA = Person(name="Clara", email="clara@example.com", postcode="20121")
NINA = Person(name="Nina", email="nina@example.com", postcode="75011")

HEADPHONES = Goods(sku="AUD-HP1", title="Wireless headphones", price="79.90")
EARBUDS = Goods(sku="AUD-EB2", title="Sport earbuds", price="49.90")
SPEAKER = Goods(sku="AUD-SP1", title="Portable speaker", price="64.00")
BACKPACK = Goods(sku="BAG-20", title="Canvas backpack, 20 litres", price="58.50")
LAMP = Goods(sku="HOM-DL1", title="Desk lamp with glass shade", price="42.00")
VASE = Goods(sku="HOM-VA3", title="Hand-blown glass vase", price="36.50")
MUG = Goods(sku="HOM-MG4", title="Stoneware mug", price="12.90")
KETTLE = Goods(sku="KIT-KT1", title="Electric kettle, 1.7 l", price="39.95")
SHIRT = Goods(sku="CLO-LS-M", title="Linen shirt, M", price="45.00")
JACKET = Goods(sku="CLO-RJ-L", title="Rain jacket, L", price="89.00")
CHARGER = Goods(sku="ELE-CH65", title="USB-C charger, 65 W", price="29.90")
KEYBOARD = Goods(sku="ELE-KB1", title="Compact keyboard", price="74.50")
PLAID = Goods(sku="HOM-PL-RU", title="Шерстяной плед", price="55.00")
SANDALS = Goods(sku="CLO-SN-38", title="Sandalias de piel, talla 38", price="49.50")
