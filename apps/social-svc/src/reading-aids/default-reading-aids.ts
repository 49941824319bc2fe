import type { ReadingAids } from '@memory/contracts';

/** The reading aids of users who have chosen none. The page has the same default for signed-out readers. */
export const defaultReadingAids: ReadingAids = {
  isShown: false,
  reading: 'pinyin',
  words: 'all',
  script: 'original',
  hasToneColors: true,
  speechRate: 0.7,
};
