import { expect, it } from 'vitest';
import { joinSpokenTexts } from '../src/join-spoken-texts.ts';

it.each([
  [['今天很好。', '我去公园。'], '今天很好。我去公园。'],
  [['Hello.', 'How are you?'], 'Hello. How are you?'],
  [['I like tea', 'and cake'], 'I like tea and cake'],
  [['我喜欢', 'pizza', '也喜欢 cola'], '我喜欢pizza也喜欢 cola'],
  [['in', '2026'], 'in 2026'],
  [['café', 'où'], 'café où'],
  [['', ' 好 ', ''], '好'],
  [[], ''],
])('joins %j to “%s”', (texts, joined) => {
  expect(joinSpokenTexts(texts)).toBe(joined);
});
