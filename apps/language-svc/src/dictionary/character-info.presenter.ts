import type { CharacterInfo } from '@memory/contracts';
import type { CharacterInWord } from './character-in-word.ts';
import type { HeadwordReading } from './headword-reading.ts';

type Reading = CharacterInfo['readings'][number];

/**
 * Converts dictionary entries to the response of `GET /api/character-info/{character}`.
 * @param entries the entries of `character`, the usual reading first
 * @param shown the reading and meaning that come first: by default the usual reading and its meaning
 */
export function presentCharacterInfo(
  character: string,
  entries: readonly [HeadwordReading, ...HeadwordReading[]],
  { reading, meaning }: CharacterInWord = { reading: entries[0], meaning: entries[0].meaning },
): CharacterInfo {
  return {
    character,
    pinyin: reading.pinyin,
    zhuyin: reading.zhuyin.join(' '),
    meaning,
    simplified: reading.simplified,
    traditional: reading.traditional,
    readings: presentReadings(entries),
    source: reading.source,
  };
}

/**
 * Merges entries that have the same pronunciation into one reading (后 back, 后 empress). Upper and lower case in the pinyin count as the
 * same.
 */
function presentReadings(entries: readonly HeadwordReading[]): Reading[] {
  const readings = new Map<string, Reading>();
  for (const { pinyin, zhuyin, meanings } of entries) {
    const existing = readings.get(pinyin.toLowerCase());
    if (existing) existing.meanings = [...new Set([...existing.meanings, ...meanings])];
    else readings.set(pinyin.toLowerCase(), { pinyin, zhuyin: zhuyin.join(' '), meanings: [...meanings] });
  }
  return [...readings.values()];
}
