"""English words that promise what a colleague or we will do."""

from .way import Promising

_WHO = """
    colleague*, person, human, someone, somebody, team, people, staff, specialist*, expert*, agent*, manager*,
    supervisor*, representative*, support, department, we, i, they, he, she, who, one of us, teammate*, care, service
"""
_PERSON = """
    colleague*, person, human, someone, somebody, team, staff, specialist*, expert*, agent*, manager*, supervisor*,
    representative*, department, one of us, teammate*
"""
_WILL = """
    will, 'll, shall, am going to, is going to, are going to, 're going to, 'm going to, 's going to, gonna
"""
ENGLISH = Promising(
    lists={
        "who": _WHO,
        "person": _PERSON,
        "will": _WILL,
        "is": "is, are, 's, 're, is already, are already, is now, is currently",
        "write": """
            write, writing, reply, replying, respond, answer, answering, get back, getting back, come back to you,
            be in touch, get in touch, reach out, contact*, message, tell, let you know, inform, notify, update,
            follow up, keep you, ask ~ {person} to, get ~ {person} to, have ~ {person}, ping you, revert to you, remind {person}, remind them, pass ~ on to, pass ~ to ~ {person},
            forward ~ to ~ {person}, be reaching out, be writing, be contacting, be getting back, send you, give you an answer, give you a reply, have an answer
        """,
        "look": """
            look, looking, check, checking, review*, examin*, investigat*, assess, decid*, consider, inspect,
            go through, find out, take a look, have a look, make a decision, reach a decision, dig into, go over, verify,
            handle, resolve, sort, deal with, take care, pick ~ up, take over, take it from here, work on, see to, keep an eye,
            jump in, join us here, be with you, be right with you, step in, get on it, have it resolved, have it sorted
        """,
        "call": "call you, calling you, phone you, ring you, telephone you, give you a call, give you a ring",
        "doing": "looking, checking, reviewing, examining, investigating, working on, handling, deciding, sorting, dealing",
        "answer": """
            an answer, a reply, a response, a message, a decision, the decision, the answer, an update, news, your answer
        """,
        "mail": "an e-mail, an email, a letter, a text message, a confirmation by e-mail, a confirmation by email",
    },
    write="""
        {who} ~ {will} ~ {write}, {who} ~ {will} … let you know, allow … for our team, writes to you, writes you, writes here, replies to you, replies here,
        answers you, answers here, responds to you, responds here, gets back to you, you {will} hear ~ from,
        you {will} hear back, you {will} get {answer}, you {will} receive {answer}, you {will} have {answer},
        you get {answer}, expect {answer}, expect to hear, you {will} be contacted, you {will} be notified,
        will be answered by, will be in touch,
        you should hear, you should receive {answer}, you should get {answer}, you should have {answer}, {answer} {will} come, {answer} {will} arrive, {answer} {will} reach, {answer} {will} follow,
        {answer} {will} be here, answer {will} be, {answer} is on its way, {answer} is on the way, response within, reply within,
        answer within, i am getting ~ {person} to, i'm getting ~ {person} to, promise to answer,
        promise to write, promise to get back, promise a reply, promise an answer,
        get word, expect word, {person} {is} about to, {person} {will} ~ advise you, desk {will} ~ advise, while the team reviews,
        aim to respond, aim to reply, aim to answer, you {will} have our, someone senior {will}, {who} {will} ~ weigh in, support gets to it,
        team gets to it
    """,
    look="""
        {who} ~ {will} ~ {look}, takes a look at it, will be reviewed by, will be looked at, will be decided,
        will be checked by,
        {person} {is} ~ {doing}, {person} takes over, {person} takes it from here, {person} picks ~ up, {person} sees, {person} handles,
        {person} {will} ~ help, {person} {will} ~ assist, {person} {will} ~ see this, decision {will} be made, {will} be reviewed by,
        {will} be looked at, going to be looked at, {will} be decided, {will} be examined by, {will} be investigated, {will} be assessed,
        {will} be resolved, {will} be handled by {person}, leave it with us, leave it to us, leave this with us, leave that with us,
        request {will} be processed, case {will} be processed, request {will} be reviewed, case {will} be reviewed,
        {person} {is} on it, people {will} ~ {look}, people are on, team is on, folks {will}, i {will} escalate, escalate this,
        it {will} be decided, review {will} be finished, review {will} be done, you {will} know by, you {will} know more
    """,
    call="{who} ~ {will} ~ {call}, you {will} get {mail}, you {will} receive {mail}, you {will} get a call, you {will} receive a call, calls you, expect a call",
    beside="""
        by phone, by telephone, on the phone, over the phone, by e-mail, by email, via email, via e-mail,
        an e-mail, an email, by text message, by letter
    """,
    condition="if, unless, should you, in case",
    denial="not, n't, no, never, cannot, nobody, whether, unsure",
)
