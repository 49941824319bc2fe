import { Readable } from 'node:stream';

/**
 * A JSON object, indented by two, written while it is read: an asynchronous part becomes an array of any length, of which one
 * element at a time is in memory. Ends with an error when a part does.
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

/** Line breaks inside of strings are written `\n`, so that every real one is between two tokens. */
const indented = (value: unknown, by: number): string =>
  JSON.stringify(value ?? null, null, 2).replaceAll('\n', `\n${' '.repeat(by)}`);

const isAsync = (part: unknown): part is AsyncIterable<unknown> =>
  typeof part === 'object' && part !== null && Symbol.asyncIterator in part;
