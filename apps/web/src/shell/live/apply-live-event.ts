import type { QueryClient } from '@tanstack/react-query';
import { discardPrefetchedResponses } from '../../../prerender/client/prefetched-responses.ts';
import { storageUsageQuery } from '../../account/index.ts';
import { recordMediaJobProgress, type MediaJobType } from '../../capture/index.ts';
import { greetingQueryKeys } from '../../journal/index.ts';
import { removeEntryFromCache, refreshCachedEntry, refreshEntriesOfOthers } from '../../lib/entry-cache.ts';
import { refetchQueries } from '../../lib/refetch-queries.ts';
import { blockedUsersKey, friendQueryKeys } from '../../people/index.ts';
import { currentUserQuery } from '../../session/index.ts';
import { refreshVocabularySoon } from '../../words/index.ts';
import type { LiveEvent } from './event-stream.ts';

interface EntryEventData {
  entryId: string;
  version: number;
}

interface MediaEventData {
  fileId: string;
  job: MediaJobType;
}

/** Updates the query cache after a live event. Only the data that the event changed is refetched. */
export function applyLiveEvent(queryClient: QueryClient, { name, data }: LiveEvent): void {
  // Prefetched responses that are not used yet may be older than this event.
  discardPrefetchedResponses();
  switch (name) {
    case 'entry.created':
    case 'entry.updated': {
      const { entryId, version } = data as EntryEventData;
      void refreshCachedEntry(queryClient, entryId, version);
      break;
    }
    case 'entry.deleted':
      void removeEntryFromCache(queryClient, (data as EntryEventData).entryId);
      void refetchQueries(queryClient, { queryKey: storageUsageQuery.queryKey });
      break;
    case 'friendship.changed':
      // A new friend's entries have become visible. A friendship may also end, and a block in another tab hides the user everywhere.
      refreshEntriesOfOthers(queryClient);
      for (const queryKey of [friendQueryKeys.all, friendQueryKeys.searches, blockedUsersKey, greetingQueryKeys.all])
        void refetchQueries(queryClient, { queryKey });
      break;
    case 'greeting.changed':
      for (const queryKey of [greetingQueryKeys.all, friendQueryKeys.greetingNotices])
        void refetchQueries(queryClient, { queryKey });
      break;
    case 'media.progress': {
      const { fileId, job, percent } = data as MediaEventData & { percent: number };
      recordMediaJobProgress(fileId, { job, percent, status: 'running', text: null });
      break;
    }
    case 'media.processed': {
      const {
        fileId,
        job,
        status,
        text = null,
      } = data as MediaEventData & { status: 'done' | 'failed'; text?: string };
      recordMediaJobProgress(fileId, { job, percent: 100, status, text });
      // A finished job may belong to a new upload or have converted a recording. Both change the storage usage.
      void refetchQueries(queryClient, { queryKey: storageUsageQuery.queryKey });
      break;
    }
    case 'profile.updated':
      void refetchQueries(queryClient, { queryKey: currentUserQuery.queryKey });
      void refetchQueries(queryClient, { queryKey: ['profile'] });
      break;
    case 'vocabulary.changed':
      refreshVocabularySoon(queryClient);
      break;
    case 'reload':
      void refetchQueries(queryClient);
      break;
  }
}
