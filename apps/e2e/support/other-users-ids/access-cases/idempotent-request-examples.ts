import { readFileSync } from 'node:fs';
import type { publicRoutes } from '@memory/contracts';
import type { RequestOptions } from '../../api/api-client.ts';
import { fakeMicrophoneFile } from '../../fake-microphone.ts';
import { photoFile } from '../upload-photo.ts';

/** A valid request of each route that accepts an idempotency key. `otherUserId` is neither the sender nor the owner of the key. */
export const idempotentRequestExamples: Partial<
  Record<keyof typeof publicRoutes, (otherUserId: string) => RequestOptions>
> = {
  createEntry: () => ({ body: { title: '一天' } }),
  createVocabularyItem: () => ({ body: { character: '雪', englishTranslation: 'snow' } }),
  addFriend: (friendId) => ({ body: { friendId } }),
  blockUser: (userId) => ({ body: { userId } }),
  createReport: (userId) => ({ body: { userId, reason: 'other' } }),
  uploadAudio: () => ({ raw: formWith('audio', fakeMicrophoneFile) }),
  uploadImage: () => ({ raw: formWith('image', photoFile) }),
  uploadMedia: () => ({ raw: formWith('media', photoFile) }),
};

function formWith(field: string, path: string): FormData {
  const form = new FormData();
  form.append(field, new Blob([readFileSync(path)]), 'file');
  return form;
}
