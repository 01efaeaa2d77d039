"""How an order stands, as its customer may know it."""


def test_a_delivered_order_is_told_with_its_date_and_what_may_go_back(act, delivered):
    observation = act("get_order_status", order_id="7001")

    assert not observation.is_error
    assert observation.content["state"] == "delivered"
    assert observation.content["shipments"][0]["delivered_on"]
    assert observation.content["lines"] == [{"title": "Headphones", "quantity": 1, "returnable": 1}]


def test_an_order_that_is_not_there_is_news_that_names_the_number(act):
    observation = act("get_order_status", order_id="9999")

    assert observation.is_error
    assert observation.content["error"] == "order_not_found"
    assert "'9999'" in observation.content["message"]


def test_a_return_that_was_asked_for_is_seen_in_the_status(act, delivered):
    asked = act("open_return_request", order_id="7001", summary="Broken")

    status = act("get_order_status", order_id="7001")

    (request,) = status.content["return_requests"]
    assert request["number"] == asked.content["return_request"]
    assert status.content["lines"][0]["returnable"] == 0


def test_a_number_that_is_a_number_to_json_is_refused(act, delivered):
    observation = act("get_order_status", order_id=7001)

    assert observation.content == {
        "error": "invalid_arguments",
        "message": "'order_id' must be a text, not 7001.",
    }
