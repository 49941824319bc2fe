/** The first JSON object in a model's reply, which may have prose or a code fence around it; undefined when there is none. */
export function extractJsonObject(reply: string): unknown {
  const end = reply.lastIndexOf('}');
  for (let start = reply.indexOf('{'); start !== -1 && start < end; start = reply.indexOf('{', start + 1)) {
    try {
      return JSON.parse(reply.slice(start, end + 1));
    } catch {
      // The prose before the object may contain a brace: try the next one.
    }
  }
  return undefined;
}
