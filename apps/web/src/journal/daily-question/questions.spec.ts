import { hasChinese } from '@memory/text';
import { expect, it } from 'vitest';
import { chooseQuestion, levelOfVocabulary, type Question, questions, topicOfMeaning } from './questions.ts';

const DAY_MS = 86_400_000;
const panda = { text: '熊猫', topic: topicOfMeaning('giant panda (Ailuropoda melanoleuca)') };
const days = (count: number, from = '2026-11-30'): string[] =>
  Array.from({ length: count }, (_, index) => new Date(Date.parse(from) + index * DAY_MS).toISOString().slice(0, 10));
const choose = (day: string, changes: Partial<Parameters<typeof chooseQuestion>[0]> = {}) =>
  chooseQuestion({ day, level: 1, word: panda, hasPastImage: false, ...changes });

it('there are at least 200 questions, each once, in both languages and with the beginning of an answer', () => {
  expect(questions.length).toBeGreaterThanOrEqual(200);
  expect(new Set(questions.map(({ zh }) => zh)).size).toBe(questions.length);
  expect(questions.filter((question) => !isWellFormed(question))).toEqual([]);
});

function isWellFormed({ kind, level, zh, en, starter }: Question): boolean {
  const isOfWord = [zh, en, starter].map((text) => text.includes('{{word}}'));
  return (
    ['day', 'generations', 'word', 'past'].includes(kind) &&
    [1, 2, 3].includes(level) &&
    hasChinese(zh) &&
    !hasChinese(en) &&
    /^[A-Z{]/.test(en) &&
    /[^。？！]$/.test(starter) &&
    isOfWord.every((hasWord) => hasWord === (kind === 'word'))
  );
}

it('a day has one question, and no question of a kind comes again within its list', () => {
  for (const level of [1, 2, 3] as const) {
    expect(choose('2026-11-30', { level })).toEqual(choose('2026-11-30', { level }));
    const asked = days(30).map((day) => choose(day, { level, word: null }));
    expect(new Set(asked.map(({ zh }) => zh)).size).toBe(asked.length);
    expect(asked.every((question) => question.level === level)).toBe(true);
  }
  // A list whose length is a multiple of seven would have questions for days of the week that never ask them.
  const lists = [...Map.groupBy(questions, ({ kind, level, topic }) => `${kind} ${level} ${topic}`).values()];
  expect(lists.filter(({ length }) => length % 7 === 0)).toEqual([]);
});

it('every week has questions of a day, for two generations, and with a word that is about to be forgotten', () => {
  const week = days(7).map((day) => choose(day).kind);
  expect(new Set(week)).toEqual(new Set(['day', 'generations', 'word']));
  const saturday = '2026-12-05';
  expect(choose(saturday).kind).toBe('generations');
});

it('a word is invited by its topic, and words of no topic and days without a word have questions too', () => {
  const thursday = '2026-12-03';
  expect(choose(thursday)).toMatchObject({
    kind: 'word',
    en: 'Something about an animal: 熊猫?',
    zh: '写一写动物：熊猫？',
    starter: '我看见过熊猫，',
  });
  expect(choose(thursday, { word: { text: '但是', topic: null } }).zh).toContain('但是');
  expect(choose(thursday, { word: null }).kind).toBe('day');
  expect(['to eat fish', 'dumplings', 'potato; tomatoes', 'however'].map(topicOfMeaning)).toEqual([
    null,
    'food',
    'food',
    null,
  ]);
});

it('a picture of this day a year ago comes first', () => {
  expect(days(7).map((day) => choose(day, { hasPastImage: true }).kind)).toEqual(Array(7).fill('past'));
});

it('the level grows with the vocabulary', () => {
  expect([0, 59, 60, 299, 300, 5_000].map(levelOfVocabulary)).toEqual([1, 1, 2, 2, 3, 3]);
});
