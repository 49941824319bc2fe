import table from './questions.tsv?raw';
import topicWords from './word-topics.json';

const kinds = ['day', 'generations', 'word', 'past'] as const;
type QuestionKind = (typeof kinds)[number];
export type QuestionLevel = 1 | 2 | 3;

/** A question for Today's Entry, in both languages, with the beginning of an answer in Chinese. `{{word}}` stands for a word of the learner. */
export interface Question {
  /**
   * `day` asks about the author's day, `generations` asks the author to ask an older relative, `word` invites a word, and `past` stands beside a
   * picture of this day a year ago.
   */
  kind: QuestionKind;
  level: QuestionLevel;
  /** The topic of the word that a question is about; null for a question that suits every word, and for other kinds. */
  topic: string | null;
  zh: string;
  en: string;
  starter: string;
}

/** All questions, one in each line of the table. */
export const questions: readonly Question[] = table
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [kind, level, topic = '', zh = '', en = '', starter = ''] = line.split('\t');
    return {
      kind: kind as QuestionKind,
      level: Number(level) as QuestionLevel,
      topic: topic === '-' ? null : topic,
      zh,
      en,
      starter,
    };
  });

/** The kinds of a week, from Thursday on, with which the count of days since 1970 begins. Families have time for each other on Saturdays. */
const kindsOfWeek: readonly QuestionKind[] = ['word', 'day', 'generations', 'day', 'day', 'word', 'day'];

/** The level of a learner with so many words in the vocabulary. */
export function levelOfVocabulary(wordCount: number): QuestionLevel {
  if (wordCount < 60) return 1;
  return wordCount < 300 ? 2 : 3;
}

export interface WordToInvite {
  text: string;
  topic: string | null;
}

/** The topic of a word by the nouns and adjectives of its English meaning; null for verbs and for words of no topic. */
export function topicOfMeaning(meaning: string): string | null {
  if (/^to /i.test(meaning)) return null;
  const names = meaning.toLowerCase().match(/[a-z]+/g) ?? [];
  const singulars = names.flatMap((name) => [name, name.replace(/e?s$/, ''), name.replace(/s$/, '')]);
  const found = Object.entries(topicWords).find(([, words]) =>
    words.split(' ').some((word) => singulars.includes(word)),
  );
  return found?.[0] ?? null;
}

interface QuestionOccasion {
  /** The learner's day, such as 2026-11-30. */
  day: string;
  level: QuestionLevel;
  /** A word that is about to be forgotten; null without one. */
  word: WordToInvite | null;
  /** Whether there is a picture of this day a year ago. */
  hasPastImage: boolean;
}

/** Chooses the question of a day. The same occasion always has the same question. A picture of a year ago comes before all else. */
export function chooseQuestion({ day, level, word, hasPastImage }: QuestionOccasion): Question {
  const dayNumber = Date.parse(day) / 86_400_000;
  const planned = kindsOfWeek[dayNumber % 7] ?? 'day';
  const possible = planned === 'word' && !word ? 'day' : planned;
  const kind = hasPastImage ? 'past' : possible;
  const topic = kind === 'word' ? (word?.topic ?? null) : null;
  const candidates = questions.filter(
    (question) => question.kind === kind && question.level === level && question.topic === topic,
  );
  const question = candidates[dayNumber % candidates.length] as Question;
  if (kind !== 'word' || !word) return question;
  const fill = (text: string): string => text.replaceAll('{{word}}', word.text);
  return { ...question, zh: fill(question.zh), en: fill(question.en), starter: fill(question.starter) };
}
