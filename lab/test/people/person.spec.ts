import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { type Exchange, patch } from '../../src/people/exchange.ts';
import { Person } from '../../src/people/person.ts';
import { serve } from '../serve.ts';

/** A response of the server; `break` closes the connection without one. */
type Response = { readonly status: number; readonly body?: object } | 'break';

const unavailable: Response = { status: 503, body: { code: 'service_unavailable', message: '' } };
const unknownOutcome: Response = { status: 503, body: { code: 'outcome_unknown', message: '' } };
const stored: Response = { status: 200, body: { bio: 'new' } };

/** A person of a server that gives these responses in turn. */
async function personWith(responses: readonly Response[]) {
  const received: IncomingHttpHeaders[] = [];
  const exchanges: Exchange[] = [];
  const url = await serve((request, response) => {
    const next = responses[received.length] ?? 'break';
    received.push(request.headers);
    if (next === 'break') return void request.destroy();
    response.writeHead(next.status, { 'content-type': 'application/json', 'retry-after': '0.01' });
    response.end(JSON.stringify(next.body ?? {}));
  });
  const person = new Person(url, { username: 'li', onExchange: (exchange) => void exchanges.push(exchange) });
  person.repeatUntil = Infinity;
  const changeBio = (options = { isRepeated: true }) =>
    person.write(patch('change bio', '/api/profile', { bio: 'new' }), options);
  return { person, received, exchanges, changeBio };
}

describe('a write of a person', () => {
  it('is repeated with the same idempotency key until it is answered', async () => {
    const { received, changeBio } = await personWith([unavailable, 'break', unknownOutcome, stored]);

    expect(await changeBio()).toMatchObject({ kind: 'answered', response: { status: 200 }, isRepeat: true });
    expect(new Set(received.map((headers) => headers['idempotency-key'])).size).toBe(1);
    expect(received).toHaveLength(4);
  });

  it('is no repeat after responses that say that it had no effect', async () => {
    const { changeBio } = await personWith([unavailable, stored]);
    expect(await changeBio()).toMatchObject({ kind: 'answered', isRepeat: false });
  });

  it('has no effect when each response says so', async () => {
    const { changeBio } = await personWith([unavailable]);
    expect(await changeBio({ isRepeated: false })).toEqual({ kind: 'rejected' });
  });

  it.each([
    ['a response that says so', [unknownOutcome]],
    ['a broken connection', ['break', unavailable]],
  ] as const)('may have an effect after %s', async (_, responses) => {
    const { changeBio } = await personWith(responses);
    expect(await changeBio({ isRepeated: false })).toEqual({ kind: 'unknown' });
  });

  it('is recorded with what came back', async () => {
    const { exchanges, changeBio } = await personWith([unavailable, 'break', stored]);
    await changeBio();

    expect(exchanges.map(({ outcome, code }) => [outcome, code])).toEqual([
      [503, 'service_unavailable'],
      ['no response', undefined],
      [200, undefined],
    ]);
  });
});
