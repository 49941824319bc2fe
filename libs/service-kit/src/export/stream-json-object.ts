import { Readable } from 'node:stream';

/**
 * Streams a JSON object, indented by two spaces. An async iterable becomes an array of any length, with one element in memory at a
 * time. The stream fails when a part fails.
 */
export function streamJsonObject(parts: Readonly<Record<string, unknown>>): Readable {
  return Readable.from(write(parts), { objectMode: false });
}

async function* write(parts: Readonly<Record<string, unknown>>): AsyncGenerator<string> {
  let before = '{\n';
  for (const [name, part] of Object.entries(parts)) {
    yield `${before}  ${JSON.stringify(name)}: `;
    if (isAsync(part)) yield* writeList(part);
    else yield indented(part, 2);
    before = ',\n';
  }
  yield before === '{\n' ? '{}\n' : '\n}\n';
}

async function* writeList(elements: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const element of elements) {
    yield `${before}    ${indented(element, 4)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]' : '\n  ]';
}

/** Indents JSON text. JSON escapes line breaks inside strings, so every line break in the text is between two tokens. */
const indented = (value: unknown, by: number): string =>
  JSON.stringify(value ?? null, null, 2).replaceAll('\n', `\n${' '.repeat(by)}`);

const isAsync = (part: unknown): part is AsyncIterable<unknown> =>
  typeof part === 'object' && part !== null && Symbol.asyncIterator in part;
