import { describe, expect, it } from 'vitest';
import { PossibleValues } from '../../src/people/records.ts';

const isEqual = (one: string, other: string): boolean => one === other;

describe('the values that a resource may have', () => {
  it('are the acknowledged one alone', () => {
    const values = new PossibleValues<string>();
    values.attempt('first');
    values.acknowledge('first');

    expect(values.allows('first', isEqual)).toBe(true);
    expect(values.allows(null, isEqual)).toBe(false);
    expect(values.allows('other', isEqual)).toBe(false);
  });

  it('include a later write whose outcome is unknown', () => {
    const values = new PossibleValues('first');
    values.attempt('second');

    expect(values.isCertain).toBe(false);
    expect(['first', 'second'].every((value) => values.allows(value, isEqual))).toBe(true);
    expect(values.allows(null, isEqual)).toBe(false);
  });

  it('do not include a write that was rejected', () => {
    const values = new PossibleValues('first');
    values.attempt('second');
    values.reject('second');

    expect(values.allows('second', isEqual)).toBe(false);
    expect(values.isCertain).toBe(true);
  });

  it('include none after a deletion was acknowledged', () => {
    const values = new PossibleValues('first');
    values.attempt(null);
    expect(values.mustExist).toBe(false);
    expect(values.allows('first', isEqual)).toBe(true);

    values.acknowledge(null);
    expect(values.mayExist).toBe(false);
    expect(values.allows('first', isEqual)).toBe(false);
  });
});
