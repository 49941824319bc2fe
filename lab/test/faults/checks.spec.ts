import { describe, expect, it } from 'vitest';
import type { CheckContext } from '../../src/faults/checks/check.ts';
import { readinessCheck, responsesCheck } from '../../src/faults/checks/responses.ts';
import type { Exchange } from '../../src/people/exchange.ts';

const exchange = (outcome: Exchange['outcome'], more: Partial<Exchange> = {}): Exchange => ({
  person: 'li',
  name: 'profile',
  kind: 'read',
  dueAt: 10_000,
  isExpected: outcome === 200,
  method: 'GET',
  path: '/api/profile',
  startedAt: 10_000,
  endedAt: 10_500,
  outcome,
  ...more,
});

const contextWith = (more: Partial<CheckContext>): CheckContext =>
  ({
    fault: { name: 'a fault', description: '' },
    exchanges: [],
    polls: [],
    injectedAt: 9_000,
    endedAt: 11_000,
    ...more,
  }) as unknown as CheckContext;

describe('the check of responses', () => {
  it.each([
    ['a success', exchange(200)],
    ['a 503 with a code and Retry-After', exchange(503, { code: 'service_unavailable', retryAfter: '5' })],
    ['a broken connection', exchange('no response')],
    ['an entry that does not exist', exchange(404, { code: 'entry_not_found' })],
  ])('accepts %s', async (_, one) => {
    expect(await responsesCheck.findProblems(contextWith({ exchanges: [one] }))).toEqual([]);
  });

  it.each([
    ['a 500', exchange(500, { code: 'internal' })],
    ['a 503 without Retry-After', exchange(503, { code: 'service_unavailable' })],
    ['a 503 without a code', exchange(503, { retryAfter: '5' })],
    ['a request without an end', exchange('over its limit')],
    ['a lost sign-in', exchange(401, { code: 'not_signed_in' })],
  ])('finds %s', async (_, one) => {
    expect(await responsesCheck.findProblems(contextWith({ exchanges: [one] }))).toHaveLength(1);
  });
});

describe('the check of readiness', () => {
  const well = [8_000, 10_000, 12_000].map((at) => ({ at, unavailableParts: [] }));
  const failed = [exchange(503, { code: 'service_unavailable', retryAfter: '5' })];

  it('finds requests that failed while all was reported well', async () => {
    const problems = await readinessCheck.findProblems(contextWith({ exchanges: failed, polls: well }));
    expect(problems).toHaveLength(1);
  });

  it('accepts failed requests near a report', async () => {
    const polls = [...well, { at: 11_000, unavailableParts: ['social'] }];
    expect(await readinessCheck.findProblems(contextWith({ exchanges: failed, polls }))).toEqual([]);
  });

  it('finds a part whose failure was not reported', async () => {
    const fault = { name: 'a fault', description: '', unavailableParts: ['media'], inject: async () => undefined };
    const polls = [...well, { at: 10_500, unavailableParts: ['social'] }];
    expect(await readinessCheck.findProblems(contextWith({ fault, polls }))).toEqual([
      'media was unavailable, and /api/health did not say so',
    ]);
  });
});
