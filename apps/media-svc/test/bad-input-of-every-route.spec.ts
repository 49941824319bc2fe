import {
  exportRoutes,
  mediaInternalRoutes,
  mediaRoutes,
  privacyPartRoutes,
  type RouteContract,
} from '@memory/contracts';
import { type ValidRequest, fuzzRoute, countRowsByTable } from '@memory/testing';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { generateImage, generateRecording } from './sample-files.ts';

const mei = newUserId();
let media: MediaApp;
let id: string;
beforeAll(async () => {
  media = await startMediaApp();
  ({ id } = (await media.uploadAccepted(mei, 'image', await generateImage().png().toBuffer())).file);
});
afterAll(() => media.stop());

const { cancelDataExport } = exportRoutes;
const { readMediaPrivacy } = privacyPartRoutes;
const routes = { ...mediaRoutes, ...mediaInternalRoutes, cancelDataExport, readMediaPrivacy };
const ofTheFile = () => ({ params: { id } });
const ofMei = () => ({ params: { userId: mei } });
/**
 * A valid request for each route. The requests of upload routes are empty, because these routes have no fields to validate in their bodies;
 * bad-input.spec.ts sends invalid files to them.
 */
const validRequests: Record<keyof typeof routes, () => ValidRequest | Promise<ValidRequest>> = {
  uploadAudio: () => ({ query: { for: 'greeting' } }),
  uploadImage: () => ({}),
  uploadMedia: () => ({}),
  downloadFile: ofTheFile,
  describeFile: ofTheFile,
  readQueuePlace: ofTheFile,
  retryTextExtraction: ofTheFile,
  trimSilence: async () => ({
    params: { id: (await media.uploadAccepted(mei, 'audio', await generateRecording('wav'))).file.id },
  }),
  readSpokenLanguage: () => ({}),
  updateSpokenLanguage: () => ({ body: { spokenLanguage: 'zh-Hant' } }),
  readStorageUsage: () => ({}),
  readUserStorage: ofMei,
  updateUserStorage: () => ({ ...ofMei(), body: { quotaBytes: 1_000_000 } }),
  checkAudioCompatibility: () => ({}),
  convertAudioFiles: () => ({}),
  cancelDataExport: async () => {
    const reserved = await media.request(mei, '/api/exports', { method: 'POST' });
    return { params: (await reserved.json()) as { id: string } };
  },
  describeFiles: () => ({ body: { ids: [id] } }),
  findWordClips: () => ({ body: { words: [{ fileId: id, word: '猫', before: '我的', after: '睡了。' }] } }),
  cutClips: () => ({ body: { clips: [{ fileId: id, start: 0.5, end: 1 }] } }),
  readThumbnails: () => ({ body: { ids: [id] } }),
  readMediaPrivacy: () => ({}),
  readTranscriptionState: () => ({}),
  listJobs: () => ({}),
  retryJobs: () => ({ body: {} }),
  recordBackup: () => ({
    body: { backup: { durationSeconds: 1.5, totalBytes: 2, writtenBytes: 1, missingFiles: 0 } },
  }),
  storeAvatar: async () => ({ body: { png: (await generateImage(64, 64).png().toBuffer()).toString('base64') } }),
};

it.each(Object.entries<RouteContract>(routes))(
  '%s accepts valid input and rejects the rest in the standard error shape, without side effects',
  async (name, route) => {
    const probing = fuzzRoute({
      route,
      validRequest: validRequests[name as keyof typeof routes],
      async send({ method, url, payload }) {
        const json = payload && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(payload) };
        const response = await media.request(mei, url, { method, ...json });
        return { statusCode: response.status, body: await response.text() };
      },
      readState: async () => [await countRowsByTable(media.database), await media.storedKeys()],
    });
    await expect(probing).resolves.toBeUndefined();
  },
);
