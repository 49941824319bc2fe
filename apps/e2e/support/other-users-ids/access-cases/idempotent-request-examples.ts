import { readFileSync } from 'node:fs';
import { publicRoutes } from '@memory/contracts';
import { schoolFiles, zip } from '@memory/testing/one-roster-archives';
import type { ApiClient, RequestOptions } from '../../api/api-client.ts';
import { SAMPLE_RATE, createSpeechLikeTone, createWavFile, fakeMicrophoneFile } from '../../fake-microphone.ts';
import { giveRole, photoFile } from '../resource-owner.ts';

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
  createClass: async (_otherUserId, sender) => {
    await promote(sender);
    return { body: { name: '3b' } };
  },
  copyClass: async (_otherUserId, sender) => ({ id: await createClass(sender), body: { name: '4b' } }),
  addClassStudent: async (_otherUserId, sender) => ({ id: await createClass(sender), body: { givenName: 'Mei' } }),
  previewClassRoster: async (_otherUserId, sender) => ({
    id: await createClass(sender),
    raw: 'Name\nBo Chen',
    headers: { 'content-type': 'text/csv' },
  }),
  previewSchoolRoster: async (_otherUserId, sender) => {
    await promote(sender, 'admin');
    const archive = await zip(schoolFiles({ users: [['bo', 'Bo', 'Chen']] }));
    return { raw: Uint8Array.from(archive), headers: { 'content-type': 'application/zip' } };
  },
  uploadAudio: () => ({ raw: formWith('audio', readFileSync(fakeMicrophoneFile)) }),
  uploadImage: () => ({ raw: formWith('image', readFileSync(photoFile)) }),
  uploadMedia: () => ({ raw: formWith('media', readFileSync(photoFile)) }),
  trimSilence: async (_otherUserId, sender) => ({ id: await uploadRecording(sender) }),
};

async function promote(sender: ApiClient, role: 'teacher' | 'admin' = 'teacher'): Promise<void> {
  const { body } = await sender.get(publicRoutes.readAuthUser.path);
  await giveRole((body as { id: string }).id, role);
}

/** @returns the id of a class that the sender teaches */
async function createClass(sender: ApiClient): Promise<string> {
  await promote(sender);
  const { body } = await sender.post(publicRoutes.createClass.path, { name: '3b' });
  return (body as { id: string }).id;
}

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
