import { readFileSync } from 'node:fs';
import { publicRoutes } from '@memory/contracts';
import type { ApiClient, RequestOptions } from '../../api/api-client.ts';
import { SAMPLE_RATE, createSpeechLikeTone, createWavFile, fakeMicrophoneFile } from '../../fake-microphone.ts';
import { photoFile } from '../resource-owner.ts';

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
  uploadAudio: () => ({ raw: formWith('audio', readFileSync(fakeMicrophoneFile)) }),
  uploadImage: () => ({ raw: formWith('image', readFileSync(photoFile)) }),
  uploadMedia: () => ({ raw: formWith('media', readFileSync(photoFile)) }),
  trimSilence: async (_otherUserId, sender) => ({ id: await uploadRecording(sender) }),
};

/** @returns the id of the sender's new recording */
async function uploadRecording(sender: ApiClient): Promise<string> {
  const { body } = await sender.send('POST', publicRoutes.uploadAudio.path, {
    raw: formWith('audio', soundBeforeSilence()),
  });
  return (body as { url: string }).url.split('/').at(-1)!;
}

/** A tone and two seconds of silence, which can be cut off. */
const soundBeforeSilence = () =>
  createWavFile(Int16Array.from([...createSpeechLikeTone(), ...new Int16Array(2 * SAMPLE_RATE)]));

function formWith(field: string, file: Buffer<ArrayBuffer>): FormData {
  const form = new FormData();
  form.append(field, new Blob([file]), 'file');
  return form;
}
