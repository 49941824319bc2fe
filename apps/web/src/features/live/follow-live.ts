import type { QueryClient } from '@tanstack/react-query';
import { forgetFirstAnswers } from '../../lib/first-answers.ts';
import { removeEntryFromCache, fetchNewerEntry } from '../entries/api/entry-cache.ts';
import { sessionQuery } from '../session/api/get-session.ts';
import { storageQuery } from '../settings/api/storage.ts';
import type { LiveMessage } from './live-channel.ts';
import { type MediaJob, noteProgress } from './media-progress.ts';

interface EntryChange {
  entryId: string;
  version: number;
}

interface FileChange {
  fileId: string;
  job: MediaJob;
}

/** Brings what is on the screen up to date with what the server tells, asking for no more than what changed. */
export function followLive(queryClient: QueryClient, { name, data }: LiveMessage): void {
  // nobody has taken them yet where a screen is still on its way, and they may be from before this
  forgetFirstAnswers();
  switch (name) {
    case 'entry.created':
    case 'entry.updated': {
      const { entryId, version } = data as EntryChange;
      void fetchNewerEntry(queryClient, entryId, version);
      break;
    }
    case 'entry.deleted':
      void removeEntryFromCache(queryClient, (data as EntryChange).entryId);
      void queryClient.invalidateQueries({ queryKey: storageQuery.queryKey });
      break;
    case 'media.progress': {
      const { fileId, job, percent } = data as FileChange & { percent: number };
      noteProgress(fileId, { job, percent, status: 'running', text: null });
      break;
    }
    case 'media.processed': {
      const { fileId, job, status, text = null } = data as FileChange & { status: 'done' | 'failed'; text?: string };
      noteProgress(fileId, { job, percent: 100, status, text });
      // a job may follow a new upload, or have added a converted recording
      void queryClient.invalidateQueries({ queryKey: storageQuery.queryKey });
      break;
    }
    case 'profile.updated':
      void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: ['profile'] });
      break;
    case 'reload':
      // a first answer that is still on its way is as old as one that is here
      void queryClient.cancelQueries().then(() => queryClient.invalidateQueries());
      break;
  }
}
