import type { Storage } from '@memory/contracts';

const ALMOST_FULL_PERCENT = 90;

export interface StorageLevel {
  /** 0 to 100, rounded down: 100 only when nothing more can be saved. */
  percent: number;
  state: 'roomy' | 'almostFull' | 'full';
}

/** How full a storage is. Both figures in bytes; more may be used than the quota, when it was made less. */
export function storageLevel({ usedBytes, quotaBytes }: Storage): StorageLevel {
  if (usedBytes >= quotaBytes) return { percent: 100, state: 'full' };
  const percent = Math.floor((usedBytes / quotaBytes) * 100);
  return { percent, state: percent >= ALMOST_FULL_PERCENT ? 'almostFull' : 'roomy' };
}
