import type { CharacterInfo } from '@memory/contracts';

const plain = (pinyin: string): string => pinyin.replaceAll(/[\s'’]/g, '').toLowerCase();

/** What the dictionary says of a character or word for the reading it has in a text; its usual one where it lists no such reading. */
export function withReadingInContext(info: CharacterInfo, inContext: string): CharacterInfo {
  const reading = info.readings.find(({ pinyin }) => plain(pinyin) === plain(inContext));
  if (inContext === '' || !reading) return info;
  return {
    ...info,
    pinyin: reading.pinyin,
    zhuyin: reading.zhuyin,
    meaning: reading.meanings.join('; ') || info.meaning,
  };
}
