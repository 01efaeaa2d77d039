"""How customers say that they are angry or in distress, threaten, or have asked before.

Phrases as the offline planner's lexicon reads them: `refund*` is any word that begins so, and
`~` stands for up to two other words. All languages are read at once, so no phrase here may be an
everyday word of another one.
"""

SIGNS = (
    # English
    """
    unacceptable, outrageous, ridiculous, disgusting, furious, fuming, fed up, sick of,
    joke of a, worst ~ service, worst company, terrible service, awful service, ripped off,
    scam*, fraud, liars, lawyer, lawsuit, sue you, take you to court, legal action,
    chargeback, report you, trading standards, desperate, crying, in tears, ruined my,
    already asked, already told, already wrote, already written, asked ~ before, second time,
    third time, how many times, nobody answers, no one answers, nobody replies, no one replies,
    ignoring me, still not solved, still not resolved, still not fixed, still no answer,
    still no reply, still unresolved, same problem again
    """,
    # Spanish
    """
    inaceptable, indignad*, indignante, vergonzos*, verguenza, estafa*, ladrones, harto, harta, furios*,
    pesimo servicio, peor servicio, abogad*, denunciar*, denuncia, demandar*, profeco,
    hoja de reclamaciones, contracargo, desesperad*, llorando, ya ~ pregunte,
    ya ~ dije, ya ~ escribi, ya ~ he preguntado, ya ~ he dicho, ya ~ he escrito,
    segunda vez que, tercera vez, cuantas veces, nadie ~ responde, nadie ~ contesta,
    sigue sin resolver*, siguen sin resolver*, sigo sin respuesta, sin solucion, otra vez lo mismo
    """,
    # Russian
    """
    возмут*, возмущ*, безобраз*, отвратит*, позор*, обман*, мошенни*, кидал*, ужасный сервис,
    хамств*, достали, издеват*, подам в суд, в суд, роспотреб*, прокурат*, юрист*, адвокат*,
    чарджб*, в отчаянии, плачу от, в слезах, испорч* праздник, уже спрашивал*, уже писал*,
    уже говорил*, уже обращал*, второй раз пишу, третий раз, в третий раз, сколько раз,
    сколько можно, никто не отвечает, не отвечаете, игнориру*, до сих пор не реш*,
    так и не реш*, все еще не реш*, вопрос не решен
    """,
    # German
    """
    unverschamt*, frechheit, inakzeptabel, unmoglich von ihnen, schweinerei, saftladen, wutend,
    sauer auf, betrug*, betruger*, abzocke, lacherlich, schnauze voll, anwalt*, rechtsanwalt*,
    anzeige, verklagen, verbraucherzentrale, verzweifelt, schon ~ gefragt,
    bereits ~ gefragt, schon ~ geschrieben, bereits ~ geschrieben, schon ~ gesagt, zum zweiten mal,
    zum dritten mal, wie oft noch, niemand antwortet, keine antwort bekommen,
    immer noch nicht gelost, noch immer nicht gelost, immer noch keine antwort,
    immer noch keine losung
    """,
    # French
    """
    inadmissible, scandaleu*, honteu*, une honte, arnaqu*, escroc*, voleurs, furieu*, marre,
    en colere, ras le bol, foutage, se moque de moi, vous moquez de moi, avocat*, porter plainte,
    porterai plainte, dgccrf, mise en demeure, tribunal, desespere*, en larmes, gache notre,
    deja demande, deja ecrit, deja dit, deja signale, deuxieme fois que, troisieme fois,
    combien de fois, personne ne repond, personne ne me repond, toujours pas resolu*,
    toujours pas regle*, toujours pas de reponse, toujours sans reponse, toujours aucune reponse
    """,
    # Italian
    """
    inaccettabil*, vergognos*, vergogna, truffa*, ladri, furios*, arrabbiat*, stufo di,
    schifo, presa in giro, prendendo in giro, avvocat*, denuncer*, denunciar*, querela, codacons,
    vie legali, disperat*, piangendo, gia ~ chiesto, gia ~ scritto, gia ~ detto,
    seconda volta che, terza volta, quante volte, nessuno ~ risponde, ancora ~ risolto,
    ancora nessuna risposta, nessuna soluzione
    """,
    # Dutch
    """
    onacceptabel, schandalig*, schande, belachelijk, woedend, woest, boos op, oplicht*, bedrog,
    waardeloos, spuugzat, advocaat, rechtszaak, aangifte doen, geschillencommissie, juridische
    stappen, wanhopig, in tranen, huilen, verpest, al ~ gevraagd, al ~ geschreven, al ~ gemaild,
    al ~ gezegd, tweede keer dat, derde keer, hoe vaak nog, hoe vaak moet, niemand reageert,
    niemand antwoordt, nog steeds niet opgelost, nog steeds geen antwoord,
    nog steeds geen reactie, nog steeds geen oplossing
    """,
    # Portuguese
    """
    inaceitavel, absurdo, vergonha, vergonhos*, palhacada, descaso, burla, ladroes,
    furios*, indignad*, farto de, farta de, cansado de esperar, cansada de esperar, procon, livro de reclamacoes,
    reclame aqui, advogad*, processar voces, tribunal, desesperad*, chorando, a chorar,
    ja ~ perguntei, ja ~ disse, ja ~ escrevi, ja ~ falei, segunda vez que,
    terceira vez, quantas vezes, ninguem ~ responde, continua sem solucao, continua sem resposta,
    ainda nao resolveram, ainda nao foi resolvido, ainda sem resposta
    """,
)
