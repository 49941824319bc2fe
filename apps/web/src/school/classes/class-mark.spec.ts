import { expect, it } from 'vitest';
import { classMark } from './class-mark.ts';

it.each([
  ['三年级二班', '三'],
  ['Class 3b', '3'],
  ['Year 10 Mandarin', 'Y'],
  ['3班', '班'],
  ['Pandas', 'P'],
  ['élan', 'É'],
  ['🐼 pandas', '🐼'],
  ['Class 2026', 'C'],
])('the class “%s” has the mark %s', (name, mark) => {
  expect(classMark(name)).toBe(mark);
});
