// What other areas use of `journal`: entries, their lists and what is made of them.
// A build imports each name from its own file (build/area-imports-plugin.ts).
export { sealLeftoverDrafts } from './entries/seal-leftover-drafts.ts';
export { MoodFace } from './mood/components/mood-face.tsx';
export { useOnThisDaySettings, useUpdateOnThisDaySettings } from './own-past/api/on-this-day-settings.ts';
export { LazyOwnerNotices } from './owner-notices/lazy-owner-notices.ts';
export { myEntriesQuery } from './timeline/api/list-my-entries.ts';
export { publicEntriesQuery } from './timeline/api/list-public-entries.ts';
export { entryTitleClass } from './timeline/components/entry-header.tsx';
export { EntryListSkeleton } from './timeline/components/entry-list-skeleton.tsx';
export { LazyVirtualEntryList, needsVirtualization } from './timeline/lazy-virtual-entry-list.ts';
export { default as PublicTimelinePage } from './timeline/public-timeline-page.tsx';
