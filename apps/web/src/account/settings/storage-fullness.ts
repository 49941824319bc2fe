import type { StorageUsage } from '@memory/contracts';

const ALMOST_FULL_PERCENT = 90;

export interface StorageFullness {
  /** The used percentage of the storage quota, 0 to 100. It is rounded down, so 100 means that nothing more can be saved. */
  percent: number;
  state: 'normal' | 'almostFull' | 'full';
}

/** Determines how full a user's storage is. The used bytes may exceed the quota, because a quota can be reduced. */
export function toStorageLevel({ usedBytes, quotaBytes }: StorageUsage): StorageFullness {
  if (usedBytes >= quotaBytes) return { percent: 100, state: 'full' };
  const percent = Math.floor((usedBytes / quotaBytes) * 100);
  return { percent, state: percent >= ALMOST_FULL_PERCENT ? 'almostFull' : 'normal' };
}
