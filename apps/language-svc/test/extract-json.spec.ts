import { expect, it } from 'vitest';
import { extractJsonObject } from '../src/language-model/language-model.ts';

it.each([
  ['{"a": 1}', { a: 1 }],
  ['so {it} is {"a": {"b": 2}} then', { a: { b: 2 } }],
  ['none', undefined],
  ['{', undefined],
  ['} {', undefined],
])('the JSON object in %j is %j', (reply, expected) => {
  expect(extractJsonObject(reply)).toEqual(expected);
});
