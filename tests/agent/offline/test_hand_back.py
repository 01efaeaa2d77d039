"""What a person has dealt with is settled; what nobody answered is taken up."""

from support_agent.agent.types import Action, Observation, Plan, Said, Step

from .shelf import VISITOR, Talk, estimate, on_its_way, own

LAMP = on_its_way("1042")


def test_an_old_call_for_a_person_is_no_order_after_the_hand_back():
    talk = Talk([LAMP]).says("I want to talk to a person")
    talk.history.append(Said(author="person", text="Hi, this is Olaf."))
    talk.history.append(Said(author="notice", text="Our colleague has handed back."))

    assert talk.says("where is 1042?").calls == [("get_order_status", "1042")]


def test_a_call_for_a_person_that_stands_in_the_history_is_settled():
    call = Action(id="h", name="hand_to_human", input={"reason": "Wants a person."})
    talk = Talk([LAMP])
    talk.history = [
        Said(author="customer", text="I want to talk to a person"),
        Step(plan=Plan(actions=(call,))),
    ]

    assert talk.says("where is 1042?").calls == [("get_order_status", "1042")]


def test_what_a_person_has_closed_without_a_word_is_settled():
    talk = Talk([LAMP])
    talk.history = [
        Said(author="customer", text="I want to talk to a person"),
        Said(author="notice", text="Our colleague has finished with this."),
    ]

    assert talk.says("where is 1042?").calls == [("get_order_status", "1042")]


def test_a_mark_of_the_shop_where_a_colleague_left_settles_what_was_before():
    talk = Talk([LAMP])
    talk.history = [
        Said(author="customer", text="I want to talk to a person"),
        Said(author="notice", text="A colleague will answer you here by 18:00."),
        Said(author="shop", text="A colleague settled the matter and left here."),
    ]

    assert talk.says("where is 1042?").calls == [("get_order_status", "1042")]


def test_a_notice_of_a_return_settles_nothing():
    talk = Talk([LAMP])
    talk.history = [
        Said(author="customer", text="where is 1042?"),
        Said(author="notice", text="A colleague has approved your return request R-0007."),
    ]

    assert talk.says("hello?").calls == [("get_order_status", "1042")]


def test_findings_from_before_the_window_are_not_taken_for_fresh_ones():
    action = Action(id="a", name="estimate_delivery", input={"order_id": "1042"})
    found = Observation(call_id="a", content=estimate(LAMP))
    talk = Talk([LAMP])
    talk.history = [Step(plan=Plan(actions=(action,)), observations=(found,))]

    assert talk.says("when does 1042 come?").calls == [("estimate_delivery", "1042")]


def test_an_unanswered_call_for_a_person_is_not_repeated_when_the_conversation_is_handed_back():
    talk = Talk().says("quiero hablar con una persona", task="follow_up")

    assert not talk.handed_over
    assert talk.said == [("back_again", "")]


def test_a_colleagues_word_is_followed_after_the_hand_back():
    facts = own(LAMP, word_from_colleague="Please look up when 1042 comes.")
    talk = Talk([LAMP], facts)
    talk.history.append(Said(author="person", text="One moment."))

    assert talk.says(task="follow_up").calls == [("estimate_delivery", "1042")]


def test_the_same_words_are_looked_at_anew_once_it_is_known_who_asks():
    talk = Talk([], VISITOR).says("where is 1042?")
    talk.orders, talk.facts = [LAMP], own(LAMP, on_its_way("1043"))

    assert talk.says().calls == [("get_order_status", "1042")]


def test_what_an_unfinished_run_found_is_not_looked_up_again():
    action = Action(id="a", name="estimate_delivery", input={"order_id": "1042"})
    found = Observation(call_id="a", content=estimate(LAMP))
    talk = Talk([LAMP])
    talk.history = [
        Said(author="customer", text="when does 1042 come?"),
        Step(plan=Plan(actions=(action,)), observations=(found,)),
    ]

    talk.says("hello?")

    assert talk.actions == []
    assert ("expected", "1042") in talk.said


def test_who_asks_for_a_person_after_the_hand_back_means_another():
    talk = Talk([LAMP])
    talk.history = [
        Said(author="customer", text="I want to talk to a person"),
        Said(author="notice", text="A colleague has joined."),
        Said(author="notice", text="Our colleague has handed back."),
    ]

    assert talk.says("No! I want to talk to a person", task="follow_up").handed_over


def test_a_question_from_before_and_one_from_after_the_hand_back_are_both_answered():
    talk = Talk([LAMP], own(LAMP))
    talk.history = [
        Said(author="customer", text="where is 1042?"),
        Said(author="notice", text="Our colleague has handed back."),
    ]

    talk.says("hello?", task="follow_up")

    assert talk.calls == [("get_order_status", "1042")]
