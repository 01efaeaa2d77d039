// The customer's side of the API by its contract, in memory, with faults to order.
import { createServer } from "node:http";

/** A running server: what it was asked, what it holds, and how it shall fail next. */
export async function startServer() {
  const server = new SmallServer();
  await server.start();
  return server;
}

class SmallServer {
  conversations = new Map();
  requests = [];
  /** By "METHOD place" ("POST messages"): answers given instead, first to last; `never` for none. */
  faults = {};
  renewal = null;
  holdsStreamsBack = false;
  #http = createServer((request, response) => this.#answer(request, response));

  async start() {
    await new Promise((resolve) => this.#http.listen(0, "127.0.0.1", resolve));
    this.base = new URL(`http://127.0.0.1:${this.#http.address().port}/api/v1/`);
  }

  async stop() {
    this.#http.closeAllConnections();
    await new Promise((resolve) => this.#http.close(resolve));
  }

  /** The newest conversation. */
  get newest() {
    return [...this.conversations.values()].at(-1);
  }

  /** What was asked at a place, such as "POST messages". */
  asked(place) {
    return this.requests.filter((request) => request.place === place);
  }

  say(conversation, author, text, client_id = null) {
    const earlier = conversation.messages.find((said) => client_id && said.client_id === client_id);
    if (earlier) return earlier;
    const sequence = conversation.messages.length + 1;
    const created_at = "2025-03-10T09:00:00+00:00";
    const message = { sequence, author, text, created_at, client_id };
    conversation.messages.push(message);
    this.#send(conversation, frame("message", message, sequence));
    return message;
  }

  hold(conversation, holder) {
    conversation.holder = holder;
    this.#send(conversation, frame("holder", { holder }));
  }

  whisper(conversation, doing) {
    this.#send(conversation, frame("status", doing));
  }

  /** Break every stream of a conversation. */
  cut(conversation) {
    for (const stream of conversation.streams) stream.destroy();
  }

  #send(conversation, text) {
    if (!this.holdsStreamsBack) for (const stream of conversation.streams) stream.write(text);
  }

  async #answer(request, response) {
    const url = new URL(request.url, this.base);
    const [id, what] = url.pathname.slice(this.base.pathname.length).split("/").slice(1);
    const place = `${request.method} ${what ?? "conversations"}`;
    const body = await read(request);
    this.requests.push({ place, body, headers: request.headers, address: request.url });

    const fault = this.faults[place]?.shift();
    if (fault?.never) return;
    if (fault && !fault.after) return give(response, fault);
    if (!id) return give(response, this.#begin(body));
    const conversation = this.conversations.get(id);
    if (!conversation || !opens(conversation, request, place, body)) {
      return give(response, { status: 404, body: { code: "conversation_not_found", message: "" } });
    }
    if (what === "events") return this.#stream(conversation, request, response);
    const answer = this.#deeds(conversation, body, url)[place]();
    const isReplaced = request.headers.authorization !== `Bearer ${conversation.token}`;
    const token = isReplaced ? conversation.token : this.renewal;
    if (fault?.lost) return response.destroy();
    if (fault?.slow) await new Promise((resolve) => setTimeout(resolve, fault.slow));
    const told = fault?.slow ? answer : (fault ?? answer);
    return give(response, told, token && { "Conversation-Token": token });
  }

  #begin({ identity = null }) {
    const id = crypto.randomUUID();
    const token = `token of ${id}`;
    const proofs = new Set(identity ? [shownBy({ identity })] : []);
    const blank = { messages: [], streams: new Set(), holder: "agent", proofs };
    this.conversations.set(id, { id, token, identity, ...blank });
    return { status: 201, body: { id, token } };
  }

  #deeds(conversation, body, url) {
    return {
      "POST messages": () => ({
        status: 202,
        body: this.say(conversation, "customer", body.text, body.client_id),
      }),
      "GET messages": () => {
        const { messages, holder } = conversation;
        const after = Number(url.searchParams.get("after"));
        return { body: { holder, messages: messages.filter((said) => said.sequence > after) } };
      },
      "POST human": () => {
        this.hold(conversation, "queue");
        return { status: 202, body: {} };
      },
      "POST sign_out": () => {
        this.conversations.delete(conversation.id);
        this.cut(conversation);
        return { status: 204, body: "" };
      },
      "POST identify": () => {
        if (body.identity) conversation.identity = body.identity;
        if (!conversation.proofs.has(shownBy(body))) this.#replaceKey(conversation, shownBy(body));
        return { body: { proven: true } };
      },
    };
  }

  // Whoever shows more than before gets another key, and nobody hears more by the one before.
  #replaceKey(conversation, proof) {
    conversation.proofs.add(proof);
    conversation.token = `token ${conversation.proofs.size} of ${conversation.id}`;
    for (const stream of conversation.streams) stream.end();
  }

  #stream(conversation, request, response) {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.flushHeaders();
    conversation.streams.add(response);
    response.on("close", () => conversation.streams.delete(response));
    if (this.holdsStreamsBack) return;
    const seen = Number(request.headers["last-event-id"]);
    for (const message of conversation.messages) {
      if (message.sequence > seen) response.write(frame("message", message, message.sequence));
    }
    response.write(frame("holder", { holder: conversation.holder }));
  }
}

/** Who or what is proven: a fresh token of the same customer proves nothing more. */
function shownBy({ identity, ...proof }) {
  if (!identity) return JSON.stringify(proof);
  return String(JSON.parse(Buffer.from(identity.split(".")[1], "base64url")).sub);
}

/** Whether the key counts; a replaced one gets the new one, for the proof that it was replaced for. */
function opens(conversation, { headers }, place, body) {
  if (headers.authorization === `Bearer ${conversation.token}`) return true;
  return place === "POST identify" && conversation.proofs.has(shownBy(body));
}

const frame = (event, data, id) =>
  `${id ? `id: ${id}\n` : ""}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

async function read(request) {
  let text = "";
  for await (const piece of request) text += piece;
  return text ? JSON.parse(text) : {};
}

function give(response, { status = 200, body, headers }, more) {
  response.writeHead(status, { "Content-Type": "application/json", ...headers, ...more });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
}
