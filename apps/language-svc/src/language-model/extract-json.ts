/**
 * Returns the first JSON object in a model's reply, which may be surrounded by prose or a code fence; undefined when the reply contains
 * none.
 */
export function extractJsonObject(reply: string): unknown {
  const end = reply.lastIndexOf('}');
  for (let start = reply.indexOf('{'); start !== -1 && start < end; start = reply.indexOf('{', start + 1)) {
    try {
      return JSON.parse(reply.slice(start, end + 1));
    } catch {
      // The prose before the JSON object may contain a brace, so parsing is tried again from the next brace.
    }
  }
  return undefined;
}
