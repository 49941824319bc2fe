import { useTextAnnotation } from '../annotation/use-text-annotation.ts';
import { useReadingAids } from '../reading-aids/reading-aids.ts';

const syllables = (pinyin: string): string =>
  pinyin
    .normalize('NFC')
    .replaceAll(/[\s'’]/g, '')
    .toLowerCase();

/**
 * Returns the zhuyin of a word for readers who chose zhuyin as their reading aid; null for other readers, and for a word whose zhuyin is unknown.
 * @param pinyin the reading that the zhuyin must have
 * @param known the zhuyin, if it is stored with the word
 */
export function useZhuyin(word: string, pinyin: string | null, known: string | null): string | null {
  const isWanted = useReadingAids().reading === 'zhuyin';
  const { data } = useTextAnnotation(word, isWanted && known === null && pinyin !== null);
  if (!isWanted || known !== null) return isWanted ? known : null;
  const found = data?.segments.flatMap((segment) => segment.pinyin).join('') ?? '';
  if (pinyin === null || found === '' || syllables(found) !== syllables(pinyin)) return null;
  return data?.segments.flatMap(({ zhuyin }) => zhuyin).join(' ') ?? null;
}
