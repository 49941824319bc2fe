import { describe, expect, it } from 'vitest';
import { compareRecords } from '../../src/faults/checks/acknowledged-writes.ts';
import { PossibleValues } from '../../src/people/records.ts';

const compare = (values: PossibleValues<string>, actual: readonly string[]): string[] =>
  compareRecords(
    'entry',
    new Map([['a', values]]),
    actual.map((value) => ['a', value]),
    (one, other) => one === other,
  );

describe('comparing what was acknowledged with what is there', () => {
  it('finds nothing when each acknowledged value is there once', () => {
    expect(compare(new PossibleValues('kept'), ['kept'])).toEqual([]);
  });

  it.each([
    ['a lost one', [], 'entry a was acknowledged and is lost'],
    ['a changed one', ['other'], 'entry a is "other", not "kept" as acknowledged'],
    ['a duplicate', ['kept', 'kept'], 'entry a exists 2 times'],
  ])('finds %s', (_, actual, problem) => {
    expect(compare(new PossibleValues('kept'), actual)).toEqual([problem]);
  });

  it('finds one that was deleted', () => {
    expect(compare(new PossibleValues<string>(), ['kept'])).toEqual([
      'entry a exists, although it was deleted or rejected',
    ]);
  });

  it('finds one that was never written', () => {
    const found = compareRecords('entry', new Map(), [['b', 'unknown']], () => true);
    expect(found).toEqual(['entry b was never written']);
  });

  it('accepts both outcomes of a write that is unknown, but not twice', () => {
    const values = new PossibleValues<string>();
    values.attempt('perhaps');

    expect(compare(values, [])).toEqual([]);
    expect(compare(values, ['perhaps'])).toEqual([]);
    expect(compare(values, ['perhaps', 'perhaps'])).toEqual(['entry a exists 2 times']);
  });
});
