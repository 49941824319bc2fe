import { producers } from '@memory/events';
import fc from 'fast-check';
import { formatStreamPositions, parseStreamPositions, type StreamPositions } from '../src/index.ts';
import { streamPositionsAt } from '../src/live/event-tail.ts';
import { compareStreamIds, streamIdTimeMs } from '../src/redis/stream-entries.ts';

const part = fc.nat({ max: 9_999_999_999_999 });
const entryId = fc.tuple(part, part).map(([time, sequence]) => `${time}-${sequence}`);
const position = fc
  .tuple(...producers.map(() => entryId))
  .map((ids) => Object.fromEntries(producers.map((producer, index) => [producer, ids[index]])) as StreamPositions);

describe('a stream position', () => {
  it('is text without spaces, from which the same position is parsed', () => {
    fc.assert(
      fc.property(position, (original) => {
        const text = formatStreamPositions(original);
        expect(text).toMatch(/^\S+$/);
        expect(parseStreamPositions(text)).toEqual(original);
      }),
    );
  });

  it('is null for any other text', () => {
    const text = formatStreamPositions(streamPositionsAt(1));
    const changed = [
      '',
      `${text}.1-0`,
      text.replace(/^[^.]+\./, ''),
      `x${text}`,
      `${text}x`,
      text.replace('-', ''),
      text.replace('1', ''),
      text.replace(/0$/, ''),
      text.replace('1', '1'.repeat(17)),
      `${text}${'0'.repeat(16)}`,
    ];
    for (const other of changed) expect([other, parseStreamPositions(other)]).toEqual([other, null]);
    fc.assert(fc.property(fc.string(), (other) => void expect(parseStreamPositions(other)).toBeNull()));
  });

  it('at a time is the beginning of that millisecond in every stream, never before 1970', () => {
    expect(streamPositionsAt(5)).toEqual(Object.fromEntries(producers.map((producer) => [producer, '5-0'])));
    expect(streamPositionsAt(-5)).toEqual(streamPositionsAt(0));
  });
});

describe('compareStreamIds', () => {
  it('orders ids by time, then by sequence, as numbers', () => {
    const ids = ['10-0', '9-2', '9-10', '9-0', '100-1'];
    expect(ids.toSorted(compareStreamIds)).toEqual(['9-0', '9-2', '9-10', '10-0', '100-1']);
    fc.assert(
      fc.property(entryId, entryId, (left, right) => {
        expect(Math.sign(compareStreamIds(left, right))).toBe(-Math.sign(compareStreamIds(right, left)) || 0);
        expect(compareStreamIds(left, right) === 0).toBe(left === right);
      }),
    );
    expect(streamIdTimeMs('1700000000000-3')).toBe(1_700_000_000_000);
  });
});
