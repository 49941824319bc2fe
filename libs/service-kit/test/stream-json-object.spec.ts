import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { readInBatches, streamJsonObject } from '../src/index.ts';

async function* each(values: readonly unknown[]): AsyncGenerator<unknown> {
  yield* values;
}

describe('streamJsonObject', () => {
  it('writes the same text as JSON.stringify', async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), fc.array(fc.jsonValue()), async (parts, list) => {
        const whole = { ...parts, list };
        expect(await text(streamJsonObject({ ...parts, list: each(list) }))).toBe(
          `${JSON.stringify(whole, null, 2)}\n`,
        );
      }),
    );
    expect(await text(streamJsonObject({}))).toBe('{}\n');
  });

  it('preserves all characters', async () => {
    expect(await text(streamJsonObject({ title: '今天𠮷😀' }))).toContain('今天𠮷😀');
  });

  it('fails when a part fails, instead of ending early', async () => {
    const broken = async function* (): AsyncGenerator<number> {
      yield 1;
      throw new Error('the database went away');
    };
    await expect(text(streamJsonObject({ broken: broken() }))).rejects.toThrow('the database went away');
  });

  it('applies backpressure to its parts', async () => {
    let asked = 0;
    const endless = async function* (): AsyncGenerator<string> {
      for (;;) yield `${(asked += 1)}`.padStart(1_000);
    };
    const document = streamJsonObject({ endless: endless() });
    document.read(1);
    await new Promise(setImmediate);
    document.destroy();
    expect(asked).toBeLessThan(1_000);
  });
});

it('readInBatches continues each batch after the last row of the previous one', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const page = async (after: string | null) => ids.filter((id) => after === null || id > after).slice(0, 2);
  const seen: string[] = [];
  for await (const id of readInBatches(page)) seen.push(id);
  expect(seen).toEqual(ids);
});
