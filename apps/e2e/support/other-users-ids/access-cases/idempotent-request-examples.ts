import { readFileSync } from 'node:fs';
import { publicRoutes } from '@memory/contracts';
import type { ApiClient, RequestOptions } from '../../api/api-client.ts';
import { fakeMicrophoneFile } from '../../fake-microphone.ts';
import { photoFile } from '../upload-photo.ts';

interface RequestExample extends RequestOptions {
  /** The id in the path of the route. */
  readonly id?: string;
}

/** A valid request of each route that accepts an idempotency key, for a sender. `otherUserId` is neither the sender nor the owner of the key. */
export const idempotentRequestExamples: Partial<
  Record<
    keyof typeof publicRoutes,
    (otherUserId: string, sender: ApiClient) => RequestExample | Promise<RequestExample>
  >
> = {
  createEntry: () => ({ body: { title: '一天' } }),
  createVocabularyItem: () => ({ body: { character: '雪', englishTranslation: 'snow' } }),
  addFriend: (friendId) => ({ body: { friendId } }),
  blockUser: (userId) => ({ body: { userId } }),
  createReport: (userId) => ({ body: { userId, reason: 'other' } }),
  uploadAudio: () => ({ raw: formWith('audio', fakeMicrophoneFile) }),
  uploadImage: () => ({ raw: formWith('image', photoFile) }),
  uploadMedia: () => ({ raw: formWith('media', photoFile) }),
  trimSilence: async (_otherUserId, sender) => ({ id: await uploadRecording(sender) }),
};

/** @returns the id of the sender's new recording */
async function uploadRecording(sender: ApiClient): Promise<string> {
  const { body } = await sender.send('POST', publicRoutes.uploadAudio.path, {
    raw: formWith('audio', fakeMicrophoneFile),
  });
  return (body as { url: string }).url.split('/').at(-1)!;
}

function formWith(field: string, path: string): FormData {
  const form = new FormData();
  form.append(field, new Blob([readFileSync(path)]), 'file');
  return form;
}
