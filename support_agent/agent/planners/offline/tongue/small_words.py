"""The small words of our languages, and greetings: short, and in nearly every message.

They tell more than words of the shop, which neighbours share. Without accents, and what an
apostrophe parts is written apart. Russian has none here: its letters tell it.
"""

from support_agent.agent.language import Language

SMALL_WORDS: dict[Language, str] = {
    "en": """
        the a an is it i my your you of to in on at for and or not no be was were been have has had
        do does did will would can could this that these those there here what when where who how
        why which with from by about me we us our they them he she his her its am are as if so but
        than then too very just still yet since until after before please need want get got give
        send sent take made make new old one two hello hi hey hiya thanks isnt dont didnt cant
        im ive pls plz u ur ta cheers
    """,
    "es": """
        la los las un una de del al en y o no que es son fue era ser estar esta este esto estos hay
        he ha han con por para sin sobre mi mis tu su me te se le lo nos ya muy mas pero como cuando
        donde quien cual porque si aun todavia tengo tiene quiero puedo puede desde hasta entre el
        hola holaa gracias adios necesito voy va vamos hacer hace hoy ayer
        otro otra algo nada alguien nadie cuanto cuantos dnd q usted ustedes les he hemos era eso ese esos
        quisiera queria buenas buenos llego llega sta ta toy pa ke q xq xfa
    """,
    "fr": """
        le la les un une des du de au aux en et ou ne pas plus que qui quoi est sont ete etre suis es
        ai as a avons avez ont je tu il elle on nous vous ils mon ma mes ton votre vos notre ce cette
        ces dans sur sous pour par avec sans chez mais donc car si tres bien encore toujours deja
        jamais rien quand comment pourquoi combien d l j qu annuler bonjour salut merci
    """,
    "de": """
        der die das den dem des ein eine einen einem einer und oder nicht kein keine ist sind war
        waren bin bist hat habe haben hatte wird werden ich du er sie es wir ihr mein meine meinen
        dein ihre mich mir dich dir uns sich von zu zum zur im in am an auf aus bei mit nach seit fur
        uber unter vor was wann wo wie wer warum noch schon immer nur auch aber wenn dass bitte hallo
        danke moin
    """,
    "pt": """
        o a os as um uma de do da dos das em no na nos nas e ou nao que quem qual quando onde como
        porque por para pra com sem sobre meu minha meus minhas seu sua eu voce ele ela eles me te se
        lhe ja ainda muito mais mas sim esta este isto isso esse foi era ser estar estou tem tenho ter
        ha vou cade estao fui nos meu minha queria gostaria peco sumiu era voces vc oi oii valeu tchau vai pode posso quero faz ate desde ola oi obrigado obrigada
    """,
    "it": """
        il lo la i gli le un uno una di del della dei delle a al alla ai alle da dal dalla in nel nella
        su sul con per tra fra e o non che chi cosa quale quando dove come perche mio mia miei mie tuo
        suo io tu lui lei noi voi loro mi ti si ci vi ne sono sei siamo siete ho hai ha abbiamo avete
        hanno era stato stata questo questa quello ancora gia sempre mai molto piu ma se anche solo va
        ciao grazie l d dell all nell sull dov c arrivederci annullare
    """,
    "nl": """
        de het een en of niet geen is zijn was waren ben bent heb hebt heeft hebben had wordt worden ik
        je jij u hij zij ze wij we jullie mijn jouw uw haar ons onze van voor naar in op aan uit bij met
        tot door over onder na wat wanneer waar hoe wie waarom welke nog al steeds ook maar als dat dit
        die deze er hier daar graag kan kunnen wil moet hoi doei bedankt annuleren annulering annuleer daar goede
    """,
}
