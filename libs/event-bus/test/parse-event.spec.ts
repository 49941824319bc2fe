import { accountDeleted, entryDeleted, profileUpdated } from '@memory/events';
import fc from 'fast-check';
import { createEnvelope } from '../src/index.ts';
import { parseEvent } from '../src/parse-event.ts';

const USER_ID = '01980000-0000-7000-8000-000000000000';
const event = createEnvelope(accountDeleted, { entityId: USER_ID, data: { userId: USER_ID } });
const subscribed = new Set([accountDeleted.type, entryDeleted.type, profileUpdated.type, 'not.in.catalog']);
const parse = (value: unknown, producer: 'social' | 'media' = 'social') =>
  parseEvent(JSON.stringify(value), { subscribed, producer });

describe('parseEvent', () => {
  it('returns an event that its producer wrote and the reader subscribes to', () => {
    expect(parse(event)).toEqual({ kind: 'event', event });
    expect(parse({ ...event, data: { ...event.data, fromTheFuture: 1 } })).toMatchObject({ kind: 'event' });
  });

  it('ignores types without a subscription, whatever their data', () => {
    for (const data of [null, {}, 'x'])
      expect(parse({ ...event, type: 'other', data }, 'media')).toEqual({ kind: 'ignored' });
  });

  it.each([
    ['on the stream of another producer', event, 'media', 'media does not write account.deleted'],
    ['with invalid data', { ...event, data: { userId: 7 } }, 'social', 'not a valid account.deleted: userId: '],
    ['with data that is no object', { ...event, data: 7 }, 'social', 'not a valid account.deleted: it: '],
    ['with several invalid fields', { ...event, type: entryDeleted.type, data: {} }, 'journal', 'entryId: '],
    ['of an unknown type', { ...event, type: 'not.in.catalog' }, 'social', 'not a valid not.in.catalog: unknown type'],
    ['without an envelope', { userId: USER_ID }, 'social', 'not an event: id: '],
  ] as const)('reports an event %s as invalid, with every reason in one line', (_, value, producer, reason) => {
    const parsed = parseEvent(JSON.stringify(value), { subscribed, producer });
    expect(parsed).toEqual({ kind: 'invalid', reason: expect.stringContaining(reason) });
  });

  it('separates several reasons', () => {
    const parsed = parseEvent(JSON.stringify({ ...event, type: entryDeleted.type, data: {} }), {
      subscribed,
      producer: 'journal',
    });
    expect(parsed).toMatchObject({ reason: expect.stringMatching(/entryId: [^;]+; authorId: [^;]+/) as string });
  });

  it('never throws, whatever the entry contains', () => {
    expect(parseEvent(undefined, { subscribed, producer: 'social' })).toMatchObject({ kind: 'invalid' });
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseEvent(text, { subscribed, producer: 'social' })).toMatchObject({
          kind: 'invalid',
          reason: expect.stringContaining('not an event') as string,
        });
      }),
    );
  });
});
