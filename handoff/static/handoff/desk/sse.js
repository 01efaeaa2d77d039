/** A parser that takes text in any pieces and gives the events that are complete by now. */
export function parseEvents() {
  let rest = "";

  return (piece) => {
    const frames = (rest + piece).split("\n\n");
    rest = frames.pop();
    return frames.map(readFrame).filter(Boolean);
  };
}

function readFrame(frame) {
  const fields = {};
  for (const line of frame.split("\n")) {
    const at = line.indexOf(":");
    // A line that begins with a colon is a heartbeat.
    if (at > 0) fields[line.slice(0, at)] = line.slice(at + 1).trimStart();
  }
  return fields.event ? { event: fields.event, data: JSON.parse(fields.data ?? "{}") } : null;
}
