import type { CharacterInfo } from '@memory/contracts';
import type { HeadwordReading } from './headword-reading.ts';

type Reading = CharacterInfo['readings'][number];

/** @param entries the entries of `character`, at least one, the usual reading first */
export function presentCharacterInfo(
  character: string,
  entries: readonly [HeadwordReading, ...HeadwordReading[]],
): CharacterInfo {
  const [usual] = entries;
  return {
    character,
    pinyin: usual.pinyin,
    zhuyin: usual.zhuyin.join(' '),
    meaning: usual.meaning,
    simplified: usual.simplified,
    traditional: usual.traditional,
    readings: presentReadings(entries),
    source: usual.source,
  };
}

/** Merges entries with the same pronunciation (后 back, 后 empress); upper and lower case count as the same. */
function presentReadings(entries: readonly HeadwordReading[]): Reading[] {
  const readings = new Map<string, Reading>();
  for (const { pinyin, zhuyin, meanings } of entries) {
    const existing = readings.get(pinyin.toLowerCase());
    if (existing) existing.meanings = [...new Set([...existing.meanings, ...meanings])];
    else readings.set(pinyin.toLowerCase(), { pinyin, zhuyin: zhuyin.join(' '), meanings: [...meanings] });
  }
  return [...readings.values()];
}
