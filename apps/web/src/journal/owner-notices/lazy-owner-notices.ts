import { withTexts } from '../../i18n/i18n.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { ownerNoticesTexts } from './owner-notices-texts.ts';

/** The notices with their texts. They are separate chunks, because few people ever see them. */
export const LazyOwnerNotices = preloadable(() =>
  withTexts(import('./components/owner-notices.tsx'), ownerNoticesTexts),
);
