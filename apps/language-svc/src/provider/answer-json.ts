/** The first JSON object in a model's answer, which may stand in prose or in a code fence; undefined when there is none. */
export function jsonIn(answer: string): unknown {
  const end = answer.lastIndexOf('}');
  for (let start = answer.indexOf('{'); start !== -1 && start < end; start = answer.indexOf('{', start + 1)) {
    try {
      return JSON.parse(answer.slice(start, end + 1));
    } catch {
      // prose may hold a brace of its own
    }
  }
  return undefined;
}
