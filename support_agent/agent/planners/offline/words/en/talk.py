"""English: small talk, answers and the small words between."""

from support_agent.agent.planners.offline.words import Concept

WORDS: dict[Concept, str] = {
    "you_are": """
        are you, r u, are u, you are, youre, your a, your an, you were, if you, am i talking, am i
        speaking, am i chatting, that youre, would you be, consider yourself, you human, you real,
        you a, is this, you not, who am i talking to, who is this, whats your name, what is your
        name
    """,
    "bot": """
        bot, robot*, chatbot*, ai, artificial, machine, computer, automated, real, human, real
        person, person, program, software, alive, someone real, who are you, what are you, who am i
        talking to, who is this, whats your name, what is your name
    """,
    "you_can": """
        what can you, what do you do, what are you able, what tasks, what subjects, what topics,
        what kind of questions, what kinds of things, what kinds of, what sorts of, sorts of things,
        kinds of things, what sort of, what type of, what types of, what things, what all can i,
        able to help me, what can i ask, what should i ask, can i ask you, what you can, you assist,
        you know about, you help with, your capabilities, programmed to do, what could you, what
        would you be able, thing i should ask, am i able to ask, do for me, versed in, what kind of
        information, how can you help, how do you work, your abilities, your functions, what is your
        purpose
    """,
    "help": """
        help, helping, help me, assist, assistance, support me, need help, help please, help me out,
        question, have a question, a question, got a question
    """,
    "greeting": """
        hello, hi, hey, hiya, hallo, heya, yo, sup, whats up, what up, good morning, good afternoon,
        good evening, good day, morning, greetings, howdy, how are you, how are things, how r u,
        hows it going, how is it going, how do you do, how have you been, hows your day, how is your
        day, how are ya, how you doing, are you doing, you doing, nice to meet, pleased to meet,
        wake up, good to see, anyone there, anybody there, are you there, you there, how is
        everything, hows everything, hows life, welcome, been up to, how goes, how was your, you
        feeling, how you are, how youve, how you have been, things going, going okay, going ok,
        treating you, aloha, ahoy, salutations, hello there, are you well, are you ok, are you okay,
        whats new, nice day
    """,
    "thanks": """
        thank*, gratitude, thx, thnx, ty, tks, cheers, appreciat*, grateful, owe you, so kind, good
        job, well done, awesome, great answer, helpful, glad that you, lifesaver, you are the best,
        youre the best, youve been great, great, perfect, wonderful, wish you were here, ta,
        brilliant, nice one, lovely, fab, super, perfect thanks
    """,
    "bye": """
        bye*, goodbye*, good bye, farewell, fairwell, see you, see ya, cya, later, laters, ttyl,
        have a good, have a nice, have a great, take it easy, take care, tootles, buhbye, sayonara,
        syonara, good night, talk to you later, talk later, nice talk, nice talking, nice chat, our
        talk, speaking with you, chatting with you, speak with you, chat with you, talking to me,
        until next time, peace out, so long, good day to you, thats all, that is all, nothing else,
        nice to see you, gator, gater, thatll be all, thats it, that is it, all good, all sorted
    """,
    "yes": """
        yes, yeah, yep, yup, sure, ok, okay, correct, right, please do, go ahead, of course,
        absolutely, certainly, exactly, do it, proceed, y, please, thats right, fine, sounds good,
        confirmed
    """,
    "no": """
        no, nope, nah, not now, not really, no thanks, no thank you, never mind, nevermind, dont
    """,
    "correction": """
        i meant, meant, mistake, sorry, actually, oops, correction, my bad, not that, typo,
        mistyped, i mean, should be, supposed to be, wrong number
    """,
    "unsure": """
        i think, might be, not sure, not certain, not completely, maybe, perhaps, probably, could
        be, i guess, i believe, not completely certain
    """,
    "no_number": """
        dont have ~ number, dont have ~ id, do not have ~ number, dont know ~ number, dont know ~
        id, dont remember, do not remember, cant remember, cant find ~ number, lost ~ number, no
        number, without ~ number, forgot ~ number, dont recall, no idea, no order number, dont have
        it, do not have it, dont have that
    """,
    "all": """
        all, everything, both, whole, entire, every, complete order, all of it, all of them, each
    """,
    "one_item": """
        an item, one item, a product, one product, something, some items, one of the, some of, part
        of, a couple of, an article, a few, one thing
    """,
    "keep": """
        keep, keeping, kept, hold on to, lovely, love, loves, are great, is great, are fine, is
        fine, are perfect
    """,
    "told": """
        told me, told us, said, says, promised, they told, according to, claims that, informed me
    """,
    "not": """
        not, no, dont want, do not want, didnt want, dont need, do not need, without, isnt, not
        about, not asking, never, not looking for, not interested in, rather than, instead of, dont
        wanna
    """,
    "filler": """
        a, an, the, to, any, my, for, about, of, want, need, it, this, that, asking, your, make,
        open, do, another
    """,
    "plain": """
        about, after, again, alex, already, also, and, back, because, been, before, being, but, can,
        code, could, couple, date, days, did, does, email, ever, first, from, give, going, gone,
        good, has, have, house, idea, just, know, like, look, looking, made, make, many, mean, mine,
        month, months, more, most, name, next, night, number, once, only, other, over, pair, place,
        placed, point, quick, quite, question, really, sample, same, saw, see, seen, since, some,
        still, stuff, take, than, that, their, them, then, there, these, they, thing, things, think,
        this, those, through, time, today, tomorrow, tried, try, trying, two, under, until, very,
        was, week, weeks, well, went, were, what, which, while, who, with, world, would, write,
        will, check, checking, seeing, show, current, possible, year, yesterday, your, state, store,
        shop, size, color, colour, please, least, horse, hours, hour, moment, minute, minutes, later
        on, dear, sir, madam, story, weight, sound, price is, start, stars, stay, small, large,
        close, customer, username, pls, plz, asap, thx, kindly
    """,
    "thing": """
        shirt, shirts, shoes, phone, short, shorts, watch, clothes, black, white, green, cable,
        jacket, table, tshirt*, dress, dresses, trousers, jeans, skirt, sweater, hoodie, coat,
        boots, sandals, sneakers, trainers, socks, mug, mugs, lamp, lamps, bag, bags, backpack,
        headphones, earbuds, blanket, vase, pillow, charger, case
    """,
    "aside": """
        something else, ordered something else too, ordered something else also, ordered something else as well,
        ordered something else and, also ordered something else, bought something else too, bought
        something else also, bought something else as well, also bought something else, something else
        is on my mind, is something else i, thanks in advance, thank you in advance, in return, of course, in order to, by the way, let
        me know when, tell me when, not helpful, arent being helpful, arent helpful, return address,
        have a look, returned to sender, got cancelled, was cancelled, is cancelled, been cancelled,
        says cancelled, got canceled, was canceled, is canceled, been canceled, delivery date
        changed, date changed, date got changed, kindly update me, update me, fell off, sold out
    """,
    "joint": "and, but",
}
