import { describe, expect, it } from 'vitest';
import { type FaultResult, formatResultTable, isHeld, OWN_CHECK } from '../../src/faults/result.ts';

const held: FaultResult = {
  name: 'a-fault',
  description: 'something breaks',
  problems: new Map(),
  recovery: new Map([['health', 1_000]]),
  seconds: 0,
  settleSeconds: 0,
  settledLast: [],
  requests: 1,
  writes: 1,
};

describe('the result of a fault', () => {
  it('is held without a problem and with a quick recovery', () => {
    expect(isHeld(held)).toBe(true);
    expect(formatResultTable([held])).toContain('| 1.0 | 0.0 | 1 | held |');
  });

  it.each([
    ['a problem', { problems: new Map([[OWN_CHECK, ['it is lost']]]) }],
    ['a slow recovery', { recovery: new Map([['a job', 10_001]]) }],
    ['no recovery, whatever the limit', { recovery: new Map([['a job', Infinity]]), recoveryLimitMs: 90_000 }],
    ['no recovery', { recovery: new Map([['a job', Infinity]]) }],
  ])('is not held with %s', (_, more) => {
    const result = { ...held, ...more };
    expect(isHeld(result)).toBe(false);
    expect(formatResultTable([result])).toContain('✗');
  });

  it('of a fault that was skipped says why', () => {
    const result = { ...held, skipped: 'only root may do that' };
    expect(isHeld(result)).toBe(true);
    expect(formatResultTable([result])).toContain('skipped: only root may do that');
  });
});
