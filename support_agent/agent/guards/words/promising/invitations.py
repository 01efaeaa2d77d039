"""What the customer is asked for, in all languages at once."""

# Whoever is asked for something first is answered only then.
INVITATIONS = """
    write here, write to us, send me, give me, tell me, escribe aquí, escríbenos, escriba aquí, envíame, envíeme,
    dame, dime, deme, dígame, напишите, напиши, пришлите, назовите, укажите, скажите, écrivez ici, ecris ici,
    envoyez-moi, donnez-moi, dites-moi, schreiben sie hier, schreib hier, geben sie mir, nennen sie mir,
    schicken sie mir, senden sie mir, escreva aqui, escreve aqui, envie-me, diga-me, me diga, me envie, scrivi qui,
    scriva qui, mandami, inviami, dammi, dimmi, schrijf hier, stuur me, geef me
"""
