// What other areas use of `journal`: entries, their lists and what is made of them.
// A build imports each name from its own file (build/area-imports-plugin.ts).
export { sealLeftoverDrafts } from './entries/lazy-draft-storage.ts';
export { LazyGreetingSetting } from './greetings/lazy-greetings.ts';
export { MoodFace } from './mood/mood-face.tsx';
export { useSendingMoods } from './mood/use-sending-moods.ts';
export { useOnThisDaySettings, useUpdateOnThisDaySettings } from './own-past/api/own-past.ts';
export { LazyOwnerNotices } from './owner-notices/lazy-owner-notices.ts';
export { greetingQueryKeys } from './query-keys.ts';
export { myEntriesQuery, publicEntriesQuery } from './timeline/api/list-entries.ts';
export { entryTitleClass } from './timeline/components/entry-header.tsx';
export { EntryListSkeleton } from './timeline/components/entry-list-skeleton.tsx';
export { LazyVirtualEntryList, needsVirtualization } from './timeline/lazy-virtual-entry-list.ts';
export { default as PublicTimelinePage } from './timeline/public-timeline-page.tsx';
