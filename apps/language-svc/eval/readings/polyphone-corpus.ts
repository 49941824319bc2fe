import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatPinyin } from '../../src/readings/format-pinyin.ts';
import { parseNumberedPinyin } from '../../src/readings/parse-numbered-pinyin.ts';
import type { LabelledSentence } from './labelled-sentences.ts';

/**
 * The folders of public corpora (both Apache-2.0), which the repository does not contain: `cpp` is Chinese Polyphones with Pinyin
 * (github.com/kakaobrain/g2pM, folder data), `g2pl` the corpus of G2PL (github.com/whzikaros/g2pL, folder data).
 */
export interface PolyphoneCorpora {
  cpp?: string | undefined;
  g2pl?: string | undefined;
}

export type CorpusSentence = Pick<LabelledSentence, 'text' | 'targets'>;

const MARK = '▁';
/** The parts of each corpus that are used for training. CPP's test part only measures. */
const TRAINING_PARTS: Readonly<Record<keyof PolyphoneCorpora, readonly string[]>> = {
  cpp: ['train', 'dev'],
  g2pl: ['train', 'dev', 'test'],
};

/** Returns the training parts of the corpora whose folders are given, without the sentences that CPP's test part contains. */
export function readTrainingParts(
  corpora: PolyphoneCorpora,
): Array<{ corpus: keyof PolyphoneCorpora; sentences: CorpusSentence[] }> {
  const tested = new Set(readCppTest(corpora).map(({ text }) => text));
  return (['cpp', 'g2pl'] as const).flatMap((corpus) => {
    const folder = corpora[corpus];
    if (folder === undefined) return [];
    const sentences = TRAINING_PARTS[corpus].flatMap((part) => readPart(folder, part));
    return { corpus, sentences: sentences.filter(({ text }) => !tested.has(text)) };
  });
}

/** Returns the test part of CPP; an empty list when its folder is not given. */
export const readCppTest = ({ cpp }: PolyphoneCorpora): CorpusSentence[] =>
  cpp === undefined ? [] : readPart(cpp, 'test');

/**
 * Reads a part of a corpus: `<part>.sent` has a sentence on each line with one character between two marks, `<part>.lb` its reading in
 * numbered pinyin. A part is skipped when the sentences are missing.
 * @throws RangeError when the two files do not have the same number of lines
 */
function readPart(folder: string, part: string): CorpusSentence[] {
  const sentences = readLines(join(folder, `${part}.sent`));
  if (sentences.length === 0) return [];
  const labels = readLines(join(folder, `${part}.lb`));
  if (sentences.length !== labels.length)
    throw new RangeError(`${folder}/${part}: ${sentences.length} sentences, ${labels.length} labels`);
  return sentences.map((sentence, at) => ({
    text: sentence.replaceAll(MARK, ''),
    targets: [{ index: sentence.indexOf(MARK), pinyin: formatPinyin(parseNumberedPinyin(labels[at] ?? '')) }],
  }));
}

const readLines = (path: string): string[] =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
    : [];
