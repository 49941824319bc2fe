import type { CharacterInfo } from '@memory/contracts';

const normalizePinyin = (pinyin: string): string => pinyin.replaceAll(/[\s'’]/g, '').toLowerCase();

/**
 * Selects, from a dictionary entry, the reading that a character or word has in a text.
 * @param pinyinInContext the pinyin of the character or word in the text; empty if unknown
 * @returns the entry with the selected reading's pinyin, zhuyin and meanings; unchanged if the dictionary lists no such reading
 */
export function withReadingInContext(info: CharacterInfo, pinyinInContext: string): CharacterInfo {
  const reading = info.readings.find(({ pinyin }) => normalizePinyin(pinyin) === normalizePinyin(pinyinInContext));
  if (pinyinInContext === '' || !reading) return info;
  return {
    ...info,
    pinyin: reading.pinyin,
    zhuyin: reading.zhuyin,
    meaning: reading.meanings.join('; ') || info.meaning,
  };
}
