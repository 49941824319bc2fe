import { describe, expect, it } from '@jest/globals';
import { type Mood, moodAnalysisSchema, moods } from '@memory/contracts';
import * as fc from 'fast-check';
import { languages, readJudged } from '../eval/mood/judged.ts';
import { scoreOf } from '../eval/mood/score.ts';
import { oftenUsed } from '../eval/mood/train-phrases.ts';
import { analyzeMood } from '../src/mood/analyze-mood.ts';
import { englishTokens } from '../src/mood/english-feeling.ts';
import { evidenceOf } from '../src/mood/feeling.ts';
import { happenings, happeningsIn } from '../src/mood/happenings.ts';
import { phraseWeights } from '../src/mood/lexicon/phrase-weights.ts';
import { phrasesOf } from '../src/mood/phrases-of.ts';
import { simplified } from '../src/segmentation/simplified.ts';

const place = (mood: Mood): number => moods.indexOf(mood) - moods.indexOf('neutral');

describe('judged texts', () => {
  it.each(languages)('in %s are right where lists and weights were made with them', (language) => {
    const { texts, exact, withinOne, flips, themes } = scoreOf(readJudged('learned', language));
    expect(exact).toBeGreaterThanOrEqual(0.93);
    expect(withinOne).toBeGreaterThanOrEqual(0.99);
    expect(flips.length / texts).toBeLessThanOrEqual(0.01);
    expect(themes).toBeGreaterThanOrEqual(0.8);
  });

  it.each(languages)('in %s are right where they were kept apart', (language) => {
    const { exact, withinOne, flips, themes } = scoreOf(readJudged('held-out', language));
    expect(exact).toBeGreaterThanOrEqual(0.75);
    expect(withinOne).toBeGreaterThanOrEqual(0.95);
    expect(flips).toEqual([]);
    expect(themes).toBeGreaterThanOrEqual(0.8);
  });

  it('have words to learn from in every class', () => {
    const all = languages.flatMap((language) => readJudged('learned', language));
    expect(all.length).toBeGreaterThan(900);
    for (const mood of moods) expect(all.filter((text) => text.mood === mood).length).toBeGreaterThan(120);
  });

  it('have all been learned from: a text that is added wants `eval/mood/train.ts`', () => {
    const texts = languages
      .flatMap((language) => readJudged('learned', language))
      .map(({ text }) => [...phrasesOf(simplified(text))]);
    const known = phraseWeights
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]);
    expect(known).toEqual(['-', ...oftenUsed(texts)]);
  });
});

describe('what changes a feeling', () => {
  const sentiment = (text: string): number => analyzeMood(text).sentiment;

  it.each([
    ['negation', '我不高兴。', '我高兴。'],
    ['negation', 'I was not happy.', 'I was happy.'],
    ['a little', '我高兴。', '我非常高兴。'],
    ['a little', '我难过极了。', '我有点难过。'],
    ['but', '公园很美，但是我很难过。', '我很难过，但是公园很美。'],
    ['but', 'The park was nice but I was sad.', 'I was sad but the park was nice.'],
    ['although', '虽然很好吃，我还是很难过。', '虽然很难过，我还是觉得很好吃。'],
    ['exclamation', '我很开心。', '我很开心！！'],
    ['emoji', '我在家 😢', '我在家 😊'],
  ])('%s: %s < %s', (_, lower, higher) => {
    expect(sentiment(lower)).toBeLessThan(sentiment(higher));
  });

  it('reads traditional characters alike, and names themes in them', () => {
    const inSimplified = analyzeMood('今天体育课踢足球，我们班赢了，我很开心。');
    expect(analyzeMood('今天體育課踢足球，我們班贏了，我很開心。')).toEqual({
      ...inSimplified,
      themes: ['學校', '運動', '體育課'],
    });
    expect(inSimplified.themes).toEqual(['学校', '运动', '体育课']);
  });

  it.each(['他好像去了美国，好几天了。', 'It looks like a lake.'])(
    'is not found in words that only contain a feeling: %s',
    (text) => {
      expect(evidenceOf(text).sentences.flat()).toEqual([]);
    },
  );
});

describe('what happens to people', () => {
  it.each(happenings.map(({ example, weight }) => [example, weight] as const))('%s: %d', (example, weight) => {
    expect(happeningsIn(example, englishTokens(example))).toContain(weight);
  });
});

describe('energy', () => {
  it.each([
    ['high', '我们在运动会上跑步、跳绳，大家都大喊加油！'],
    ['high', 'We ran and jumped and danced all day!'],
    ['low', '晚上很安静，我躺在床上看书，然后睡着了。'],
    ['low', 'I am tired, I just want to sleep.'],
    ['medium', '今天我和妈妈去公园，我很高兴。'],
  ])('is %s: %s', (level, text) => {
    expect(analyzeMood(text).energy_level).toBe(level);
  });
});

describe('themes', () => {
  it('are in the language of the text, at most three', () => {
    expect(analyzeMood('今天我和妈妈去公园玩，我很高兴').themes).toEqual(['玩耍', '家庭', '公园']);
    expect(analyzeMood('I ate 饺子 with my family at home').themes).toEqual(['food', 'family', 'home']);
    expect(analyzeMood('妈妈 朋友 老师 作业 饺子 小狗 足球 下雨').themes).toHaveLength(3);
  });
});

describe('any text', () => {
  it('has a mood that agrees with its sentiment', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc
        .array(
          fc.constantFrom(
            '不',
            '很',
            '开心',
            '难过',
            '，但是',
            '好',
            'not ',
            'happy ',
            'sad ',
            '!',
            '。',
            '😢',
            '\ud842',
            '极了',
          ),
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        const result = moodAnalysisSchema.parse(analyzeMood(text));
        const side = Math.sign(Math.round((result.sentiment - 0.5) * 100));
        expect(side * place(result.mood)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('that speaks for joy as much as for sorrow has neither', () => {
    expect(analyzeMood('I was happy and sad.').mood).toBe('neutral');
  });

  it.each([
    ['without a break', '好'.repeat(20_000)],
    ['of one word', 'a'.repeat(20_000)],
    ['of words', 'not happy '.repeat(2_000)],
    ['of turns', '但是'.repeat(10_000)],
    ['of halves of characters', '\ud842'.repeat(20_000)],
    ['of markup', '<b>'.repeat(6_000)],
  ])('of 20,000 characters %s has a mood too', (_, text) => {
    expect(moodAnalysisSchema.safeParse(analyzeMood(text)).success).toBe(true);
  });
});
