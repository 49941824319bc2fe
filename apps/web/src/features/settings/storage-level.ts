import type { StorageUsage } from '@memory/contracts';

const ALMOST_FULL_PERCENT = 90;

export interface StorageLevel {
  /** Used percentage of the quota, 0 to 100, rounded down: it is 100 only when nothing more can be saved. */
  percent: number;
  state: 'normal' | 'almostFull' | 'full';
}

/** How full a user's storage is. More than the quota may be used, because a quota can be reduced. */
export function toStorageLevel({ usedBytes, quotaBytes }: StorageUsage): StorageLevel {
  if (usedBytes >= quotaBytes) return { percent: 100, state: 'full' };
  const percent = Math.floor((usedBytes / quotaBytes) * 100);
  return { percent, state: percent >= ALMOST_FULL_PERCENT ? 'almostFull' : 'normal' };
}
