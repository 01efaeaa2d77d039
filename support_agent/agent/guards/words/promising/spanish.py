"""Spanish words that promise what a colleague or we will do."""

from .way import Promising

SPANISH = Promising(
    write="""
        te escribir*, le escribir*, os escribir*, te responder*, le responder*, te contestar*, le contestar*,
        te atender*, le atender*, te contactar*, le contactar*, se pondra* en contacto, nos pondremos en contacto, me pondre en contacto,
        se comunicar*, te avisar*, le avisar*, te informar*, le informar*, te dira*, le dira*, te lo dira*,
        te diremos, contestara* aquí, responderá* aquí, escribirá* aquí, va a escribirte, van a escribirte,
        vamos a escribirte, voy a escribirte, te va a escribir, te va a responder, te va a contestar, te van a …
        escribir, te vamos a responder, va a responderte, va a contestarte, vamos a responderte, va a contactarte,
        te dara* una respuesta, le dara* una respuesta, recibirás una respuesta, recibirá una respuesta,
        tendrás una respuesta, tendrá una respuesta, tendrás noticias, tendrá noticias, te llegara* un mensaje,
        te llegara* una respuesta, te escribe, le escribe, te responde, le responde, te contesta, le contesta,
        te escribimos, te respondemos, le respondemos, te contestamos, te mantendr* informad*, te mantendr* al tanto, te lo har* saber, le har* saber,
        recibirás noticias, recibirá noticias,
        te pondr* al corriente, le pondr* al corriente, te pondr* al dia, te dar* una respuesta, le dar* una respuesta,
        te dar* respuesta, le dar* respuesta, te haremos llegar, le haremos llegar, te hara* llegar, le hara* llegar,
        la respuesta te llegar*, la respuesta le llegar*, te llegar* la respuesta, te va a llegar una, le va a llegar una, te decimos,
        le decimos, te digo algo, sabrás de nosotros, sabrás algo, sabra algo, sabra de nosotros, que te escriba*,
        que le escriba*, que te contact*, que le contact*, que te respond*, que le respond*, estaremos en contacto,
        estaré en contacto, seguiremos en contacto, nos comunicaremos, estaremos informando, seguiremos informando,
        tendrás tu respuesta, tendrá su respuesta, recibirás tu respuesta, recibirá su respuesta, tendrás la respuesta,
        tendrá la respuesta, recibirás la respuesta, recibirá la respuesta, te avisamos, le avisamos, te contamos, le contamos,
        lo sabrás, lo sabrá, sabrás más, sabrá más,
        te escribo, le escribo, te atiende, le atiende, te lo confirm*, se lo confirm*, te contará*, le contará*, te tendr* informad*,
        le tendr* informad*, te dara* su, le dara* su, te cuenta algo
    """,
    look="""
        revisara*, revisaremos, revisare, mirara*, miraremos, mirare, examinara*, estudiara*, estudiaremos,
        analizara*, analizaremos, comprobara*, comprobaremos, investigara*, investigaremos, valorara*,
        decidira*, decidiremos, verificara*, verificaremos, va a revisar*, va a mirar*, va a investigar*,
        va a decidir*, va a estudiar*, vamos a revisar*, vamos a mirar*, vamos a investigar*, van a revisar*,
        echara* un vistazo, echaremos un vistazo, voy a revisar*, voy a investigar*, tomara* una decision,
        tendrás la decisión, tendrá la decisión,
        se hara* cargo, nos haremos cargo, se hace cargo, se encargara*, nos encargaremos, se ocupara*, nos ocuparemos,
        lo resolvera*, lo resolveremos, la resolvera*, lo resuelve hoy, resolveremos tu, resolveremos su, te ayudara*, le ayudara*,
        te va a ayudar, le va a ayudar, te van a ayudar, seguira* contigo, seguira* con usted, continuara* contigo,
        esta revisando*, lo esta revisando, la esta revisando, estan revisando*, estamos revisando*, revisandolo, revisandola,
        esta mirandol*, esta estudiandol*, se decidira*, se tomara*, vamos a echar*, voy a echar*, echara* un ojo, echaremos un ojo,
        tratara* tu caso, gestionara* tu caso, toma el relevo, tomara* el relevo, va a hacerse cargo, va a encargarse,
        se pondra* con ello, se pondra* con esto, nos pondremos con, pasare tu, pasare su, pasare esto, lo pasare a, la pasare a,
        voy a pasar, paso tu, paso su, lo paso a, la paso a, se lo paso a,
        será revisad*, será estudiad*, será analizad*, será valorad*, será examinad*, serán revisad*, manos a la obra,
        se pronunciara*
    """,
    call="""
        te llamar*, le llamar*, te telefonear*, va a llamarte, va a llamarle, vamos a llamarte, te va a llamar,
        te vamos a llamar, te llamamos, le llamamos, recibirás una llamada, recibirá una llamada
    """,
    beside="por telefono, por correo, por e-mail, por email, un correo, un e-mail, un email, por sms, por whatsapp",
    condition="si, en caso de que, a menos que, salvo que",
    denial="no, nunca, nadie, tampoco, ni, jamás",
)
