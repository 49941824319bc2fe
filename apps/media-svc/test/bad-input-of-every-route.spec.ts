import { mediaInternalRoutes, mediaRoutes, type Route } from '@memory/contracts';
import { type ValidRequest, fuzzRoute, countRowsByTable } from '@memory/testing';
import { aUser, type MediaApp, startMediaApp } from './media-app.ts';
import { picture } from './media-files.ts';

const mei = aUser();
let media: MediaApp;
let id: string;
beforeAll(async () => {
  media = await startMediaApp();
  ({ id } = (await media.keep(mei, 'image', await picture().png().toBuffer())).file);
});
afterAll(() => media.stop());

const routes = { ...mediaRoutes, ...mediaInternalRoutes };
const ofTheFile = () => ({ params: { id } });
const ofMei = () => ({ params: { userId: mei } });
/** Those that take a form have no fields to get wrong: bad-input.spec.ts sends them bad files. */
const good: Record<keyof typeof routes, () => ValidRequest | Promise<ValidRequest>> = {
  uploadAudio: () => ({}),
  uploadImage: () => ({}),
  uploadMedia: () => ({}),
  downloadFile: ofTheFile,
  describeFile: ofTheFile,
  retryTextExtraction: ofTheFile,
  readSpeechSettings: () => ({}),
  updateSpeechSettings: () => ({ body: { spokenLanguage: 'zh-Hant' } }),
  readStorageUsage: () => ({}),
  readUserStorage: ofMei,
  updateUserStorage: () => ({ ...ofMei(), body: { quotaBytes: 1_000_000 } }),
  checkAudioCompatibility: () => ({}),
  convertAudioFiles: () => ({}),
  describeFiles: () => ({ body: { ids: [id] } }),
  listJobs: () => ({}),
  retryJobs: () => ({ body: {} }),
  storeAvatar: async () => ({ body: { png: (await picture(64, 64).png().toBuffer()).toString('base64') } }),
};

it.each(Object.entries<Route>(routes))(
  '%s takes what is right and refuses the rest, in the decided shape and without a trace',
  async (name, route) => {
    const probing = fuzzRoute({
      route,
      validRequest: good[name as keyof typeof routes],
      async send({ method, url, payload }) {
        const json = payload && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(payload) };
        const answer = await media.request(mei, url, { method, ...json });
        return { statusCode: answer.status, body: await answer.text() };
      },
      readState: async () => [await countRowsByTable(media.database), await media.storedKeys()],
    });
    await expect(probing).resolves.toBeUndefined();
  },
  60_000,
);
