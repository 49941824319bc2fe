import { zhuyinByPinyinLetters } from '@memory/text/zhuyin-table';

/** A word of pinyin may have one wrong letter per twelve letters: where the engine saw no spaces, several words are one long word. */
const LETTERS_PER_MISTAKE = 12;
const MAX_SYLLABLE = 6;
/** Interjections without a vowel (m, ng) and the r of 花儿 are left out, because they are in any English word. */
const syllables: ReadonlySet<string> = new Set(
  [...zhuyinByPinyinLetters.keys()]
    .map((letters) => letters.replace('ü', 'u'))
    .filter((letters) => /[aeiou]/.test(letters)),
);

export interface LetterCounts {
  readonly letters: number;
  /** The number of letters in words that consist of pinyin syllables only. */
  readonly pinyin: number;
  /** The number of letters in pinyin syllables of any word. */
  readonly inSyllables: number;
  readonly toneMarks: number;
}

/** Counts the letters of a text in any script, and the letters that may be pinyin. The engine reads few of the tone marks. */
export function countLetters(text: string): LetterCounts {
  const plain = text.normalize('NFD');
  const words =
    plain
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const counts = { letters: 0, pinyin: 0, inSyllables: 0, toneMarks: plain.match(/\p{M}/gu)?.length ?? 0 };
  for (const word of words) {
    const inSyllables = lettersInSyllables(word);
    counts.letters += word.length;
    counts.inSyllables += inSyllables;
    if (word.length - inSyllables <= Math.floor(word.length / LETTERS_PER_MISTAKE)) counts.pinyin += word.length;
  }
  return counts;
}

/** The greatest number of letters of a word that syllables of pinyin cover. */
function lettersInSyllables(word: string): number {
  const covered = [0];
  for (let end = 1; end <= word.length; end += 1) {
    let most = covered[end - 1] ?? 0;
    for (let start = Math.max(0, end - MAX_SYLLABLE); start < end; start += 1)
      if (syllables.has(word.slice(start, end))) most = Math.max(most, (covered[start] ?? 0) + end - start);
    covered[end] = most;
  }
  return covered[word.length] ?? 0;
}
