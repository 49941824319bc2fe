import type { DictionaryEntry } from '../src/dictionary/dictionary-entry.ts';
import { normalizeEnglish } from '../src/word-gaps/normalize-english.ts';
import type { OwnEnglishWord } from '../src/word-gaps/own-english-words.ts';

/** The most Chinese words that are kept for an English one. */
const WORDS_PER_KEY = 8;
/** The longest English phrase that is kept, in words. */
const PHRASE_MAX = 4;
/** Words that learners do not write: their senses serve the look-up of characters. */
const RARE_SOURCE = 'Unihan';
const REMARK =
  /\((?:[^()]*\b)?(?:literary|archaic|old|dialect|slang|vulgar|derog|Tw|HK|historical|neologism|Buddhism|bird species|math|physics|computing|chemistry|medicine|law|Internet|bound form|loanword|abbr|onom|final particle|classifier)\b/;
const UNCOUNTED = 1;

/** What a sense adds to the score of a word, by its place among the senses of the entry; later ones add what the last of these adds. */
const OWN_SENSE = [5.5, 4.8, 4.2, 3.8];
const OTHER_SENSE = [3.4, 2.4, 1.7, 1.2, 0.8];
const LATER_READING = -1.5;
const NAME = -2;
/** A single character of which this project wrote no meaning: most are bound forms or literary. */
const BARE_CHARACTER = -1.3;
/** The score of the first of the words that this project chose for an English one, and how much less each following one has. */
const OWN_WORD = 13;
const OWN_WORD_STEP = 0.6;

interface ScoredWord {
  word: string;
  score: number;
  /** `v` for a sense with 'to', `n` for others of a noun, `a` of an adjective; see `fitsPlace`. */
  kind: string;
}

/**
 * Builds the index of Chinese words by the English words and phrases of their senses, best first. The score of a word adds how early the
 * sense comes, whether this project wrote it for children, and how frequent the word is.
 * @param segmenterWords lines `word count tag`
 * @param ownWords the words that this project chose
 * @returns lines of an English key and, after a tab, `word:kind:score` divided by spaces; the score in tenths
 */
export function buildEnglishWords(
  entries: readonly DictionaryEntry[],
  segmenterWords: string,
  ownWords: readonly OwnEnglishWord[],
): string {
  const words = new Map(
    segmenterWords.split('\n').map((line) => {
      const [word = '', count = '', tag = ''] = line.split(' ');
      return [word, { count: Number(count), tag }] as const;
    }),
  );
  const index = new Map<string, Map<string, ScoredWord>>();
  const bestRank = new Map<string, number>();
  for (const { simplified, readingRank } of entries)
    bestRank.set(simplified, Math.min(bestRank.get(simplified) ?? Infinity, readingRank));
  for (const entry of entries) {
    const { simplified, source, pinyin, readingRank } = entry;
    if (source === RARE_SOURCE) continue;
    const { count, tag } = words.get(simplified) ?? { count: UNCOUNTED, tag: '' };
    const length = Array.from(simplified).length;
    const base =
      0.75 * Math.log10(count + 1) +
      (readingRank === bestRank.get(simplified) ? 0 : LATER_READING) +
      (/^\p{Lu}/u.test(pinyin) ? NAME : 0) +
      (length === 1 ? (entry.curated > 0 ? -0.4 : BARE_CHARACTER) : length > 3 ? -0.5 * (length - 3) : 0);
    for (const { key, kind, score } of keysOf(entry, tag)) {
      const byWord = index.get(key) ?? new Map<string, ScoredWord>();
      index.set(key, byWord);
      const before = byWord.get(simplified);
      const total = base + score;
      if (!before || before.score < total) byWord.set(simplified, { word: simplified, kind, score: total });
    }
  }
  for (const { english, words: chosen } of ownWords) {
    const byWord = index.get(english) ?? new Map<string, ScoredWord>();
    index.set(english, byWord);
    for (const [place, word] of chosen.entries())
      byWord.set(word, { word, kind: kindOf(words.get(word)?.tag ?? ''), score: OWN_WORD - OWN_WORD_STEP * place });
  }
  return [...index]
    .map(([key, byWord]) => {
      const best = [...byWord.values()]
        .toSorted((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1))
        .slice(0, WORDS_PER_KEY);
      return `${key}\t${best.map(({ word, kind, score }) => `${word}:${kind}:${Math.round(score * 10)}`).join(' ')}`;
    })
    .toSorted()
    .join('\n');
}

/** Yields the English keys of an entry: each part of each sense, without remarks, articles and 'to'. */
function* keysOf(
  { meanings, curated }: DictionaryEntry,
  tag: string,
): Generator<{ key: string; kind: string; score: number }> {
  for (const [place, meaning] of meanings.entries()) {
    const scores = place < curated ? OWN_SENSE : OTHER_SENSE;
    const rank = place < curated ? place : place - curated;
    const remark = REMARK.test(meaning) ? -2 : /\(/.test(meaning) ? -0.5 : 0;
    const plain = meaning.replaceAll(/\([^()]*\)/g, ' ');
    for (const [partIndex, part] of plain.split(/[;,]/).entries()) {
      const isVerb =
        /^\s*to /.test(part) || (/^\s*to /.test(plain) && partIndex > 0 && !/^\s*(?:a|an|the) /.test(part));
      const key = normalizeEnglish(part);
      if (key === '' || key.split(' ').length > PHRASE_MAX || !/^[a-z][a-z' -]*$/.test(key)) continue;
      yield {
        key,
        kind: isVerb ? 'v' : kindOf(tag),
        score: scores[Math.min(rank, scores.length - 1)]! + remark - 0.3 * partIndex,
      };
    }
  }
}

function kindOf(tag: string): string {
  if (/^[ns]/.test(tag)) return 'n';
  if (/^[az]/.test(tag)) return 'a';
  if (tag.startsWith('v')) return 'v';
  return 'o';
}
