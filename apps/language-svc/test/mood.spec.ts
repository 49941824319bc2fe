import { type Mood, moodAnalysisSchema, moods } from '@memory/contracts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { moodTextLanguages, readLabelledTexts } from '../eval/mood/labelled-texts.ts';
import { measureMoodAccuracy } from '../eval/mood/mood-accuracy.ts';
import { selectFrequentPhrases } from '../eval/mood/train-phrase-model.ts';
import { readTrainingVectors } from '../eval/mood/training-vectors.ts';
import { decimalColumn, textColumn } from '../src/data-files/columns.ts';
import { readDataFile } from '../src/data-files/read-data-file.ts';
import { analyzeMood } from '../src/mood/analyze-mood.ts';
import { detectThemes } from '../src/mood/detect-themes.ts';
import { eventLexicon, findEventWeights } from '../src/mood/event-lexicon.ts';
import { extractPhrases } from '../src/mood/extract-phrases.ts';
import { trainedMoodNetwork } from '../src/mood/mood-model.ts';
import { VECTOR_SIZE } from '../src/mood/mood-network.ts';
import { networkMarks } from '../src/mood/network-words.ts';
import { INTERCEPT_PHRASE, PHRASE_WEIGHT_SCALE, trainedPhraseWeights } from '../src/mood/phrase-model.ts';
import { replaceScareQuotes } from '../src/mood/scare-quotes.ts';
import { collectSentimentEvidence } from '../src/mood/sentiment-evidence.ts';
import { allThemes } from '../src/mood/theme-lexicon.ts';
import { tokenizeEnglish } from '../src/mood/tokenize-english.ts';
import { toSimplified } from '../src/segmentation/to-simplified.ts';

const positionOf = (mood: Mood): number => moods.indexOf(mood) - moods.indexOf('neutral');

describe('labelled texts', () => {
  it.each(moodTextLanguages)('in %s that are held out get the mood and themes of their labels', (language) => {
    const accuracy = measureMoodAccuracy(readLabelledTexts('held-out', language));
    expect(accuracy.exact / accuracy.texts).toBeGreaterThanOrEqual(0.87);
    expect(accuracy.withinOne / accuracy.texts).toBeGreaterThanOrEqual(0.97);
    expect(accuracy.polarityErrors).toHaveLength(0);
    expect(accuracy.themes / accuracy.textsWithThemes).toBeGreaterThanOrEqual(0.8);
  });

  it('for training contain enough of every mood', () => {
    const all = moodTextLanguages.flatMap((language) => readLabelledTexts('training', language));
    expect(all.length).toBeGreaterThan(900);
    for (const mood of moods) expect(all.filter((text) => text.mood === mood).length).toBeGreaterThan(120);
  });

  it('for training are those the phrase model was trained on: after a change run `eval/mood/train-mood-model.ts`', () => {
    const phrases = moodTextLanguages
      .flatMap((language) => readLabelledTexts('training', language))
      .map(({ text }) => replaceScareQuotes(toSimplified(text)))
      .map((text) => [...extractPhrases(text, collectSentimentEvidence(text).negatedPhrases)]);
    const weights = readDataFile('mood/model/phrase-weights.tsv', {
      columns: {
        phrase: textColumn,
        very_negative: decimalColumn,
        negative: decimalColumn,
        neutral: decimalColumn,
        positive: decimalColumn,
        very_positive: decimalColumn,
      },
      key: ['phrase'],
    });
    expect(weights.map(({ phrase }) => phrase).toSorted()).toEqual(
      [INTERCEPT_PHRASE, ...selectFrequentPhrases(phrases)].toSorted(),
    );
    for (const { phrase, ...byMood } of weights)
      expect(trainedPhraseWeights.get(phrase)).toEqual(
        moods.toReversed().map((mood) => byMood[mood] / PHRASE_WEIGHT_SCALE),
      );
  });

  it('have a vector for each word that has one at the beginning of the training', () => {
    const vectors = readDataFile('mood/model/word-vectors.tsv', {
      columns: { word: textColumn, vector: z.base64() },
      key: ['word'],
    });
    expect(vectors.map(({ word }) => word).toSorted()).toEqual(
      [...networkMarks, ...readTrainingVectors().keys()].toSorted(),
    );
    expect(vectors.filter(({ word }) => trainedMoodNetwork.vectors.get(word)?.length !== VECTOR_SIZE)).toEqual([]);
    expect(trainedMoodNetwork.vectors.has('没有这个词')).toBe(false);
  });
});

describe('the mood of a text that is in no set', () => {
  it.each([
    ['今天我们学校有体育课，老师教我们打篮球', 'neutral'],
    ['今天我們學校有體育課，老師教我們打籃球', 'neutral'],
  ])('%s: %s', (text, mood) => {
    expect(analyzeMood(text).mood).toBe(mood);
  });
});

describe('modifiers of sentiment', () => {
  const sentiment = (text: string): number => analyzeMood(text).sentiment;

  it.each([
    ['negation', '我不高兴。', '我高兴。'],
    ['negation', 'I was not happy.', 'I was happy.'],
    ['intensity', '我高兴。', '我非常高兴。'],
    ['intensity', '我难过极了。', '我有点难过。'],
    ['contrast', '公园很美，但是我很难过。', '我很难过，但是公园很美。'],
    ['contrast', 'The park was nice but I was sad.', 'I was sad but the park was nice.'],
    ['concession', '虽然很好吃，我还是很难过。', '虽然很难过，我还是觉得很好吃。'],
    ['exclamation', '我很开心。', '我很开心！！'],
    ['emoji', '我在家 😢', '我在家 😊'],
  ])('%s: %s < %s', (_, lower, higher) => {
    expect(sentiment(lower)).toBeLessThan(sentiment(higher));
  });

  it('apply in traditional characters, in which themes are then named', () => {
    const inSimplified = analyzeMood('今天体育课踢足球，我们班赢了，我很开心。');
    expect(analyzeMood('今天體育課踢足球，我們班贏了，我很開心。')).toEqual({
      ...inSimplified,
      themes: ['學校', '運動', '比賽'],
    });
    expect(inSimplified.themes).toEqual(['学校', '运动', '比赛']);
  });

  it.each(['他好像去了美国，好几天了。', 'It looks like a lake.'])(
    'are not applied inside longer words: %s',
    (text) => {
      expect(collectSentimentEvidence(text).sentences.flat()).toEqual([]);
    },
  );
});

describe('events', () => {
  it.each(eventLexicon.map(({ example, weight }) => [example, weight] as const))('%s: %d', (example, weight) => {
    expect(findEventWeights(example, tokenizeEnglish(example))).toContain(weight);
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

  it('are names of the list of themes, never words of the text such as names of persons', () => {
    const names = new Set(
      allThemes.flatMap(({ english, simplified, traditional }) => [english, simplified, traditional]),
    );
    const texts = moodTextLanguages.flatMap((language) => readLabelledTexts('training', language));
    // Without the mood, whose network takes ten seconds for all of these texts; it decides only what is written when no theme is detected.
    const detected = texts.flatMap(({ text }) =>
      [true, false].flatMap((hasSentiment) => detectThemes(toSimplified(text), text, hasSentiment)),
    );
    expect(detected.filter((theme) => !names.has(theme))).toEqual([]);
    expect(analyzeMood('小丽不理我，老师说没关系。').themes).toEqual(['朋友', '学校']);
  });
});

describe('praise in quotation marks', () => {
  it.each([
    '他把我的作业弄丢了，真是“太好了”。',
    '他把我的作業弄丟了，真是「太好了」。',
    'What a "wonderful" day, I lost my keys.',
  ])('after words of exclamation is none: %s', (text) => {
    expect(analyzeMood(text).mood).toMatch(/negative/);
  });

  it.each(['老师在我的本子上写了“很好”。', 'My teacher wrote "great" on my paper.'])(
    'that somebody said or wrote is not turned into its opposite: %s',
    (text) => {
      expect(analyzeMood(text).mood).not.toMatch(/negative/);
    },
  );
});

describe('any text', () => {
  it('has a sentiment within the range of its mood', () => {
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
        expect(side * positionOf(result.mood)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('with as much positive as negative sentiment is neutral', () => {
    expect(analyzeMood('I was happy and sad.').mood).toBe('neutral');
  });

  it.each([
    ['without a break', '好'.repeat(20_000)],
    ['of one word', 'a'.repeat(20_000)],
    ['of words', 'not happy '.repeat(2_000)],
    ['of clause markers', '但是'.repeat(10_000)],
    ['of lone surrogates', '\ud842'.repeat(20_000)],
    ['of markup', '<b>'.repeat(6_000)],
  ])('of 20,000 characters %s has a mood', (_, text) => {
    expect(moodAnalysisSchema.safeParse(analyzeMood(text)).success).toBe(true);
  });
});
