import { type FakeAiProvider, startFakeAiProvider } from '@memory/testing';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { generateRecording } from './sample-files.ts';

let provider: FakeAiProvider;
let media: MediaApp;
let wav: Buffer;
beforeAll(async () => {
  [provider, wav] = await Promise.all([startFakeAiProvider(), generateRecording('wav')]);
  // No worker runs, so all jobs wait.
  media = await startMediaApp({ OPENAI_BASE_URL: provider.url });
});
beforeEach(() => media.flushRedis());
afterAll(async () => {
  await media.stop();
  await provider.stop();
});

const upload = async (owner: string): Promise<string> => (await media.uploadAccepted(owner, 'audio', wav)).file.id;
const requestPlace = (viewer: string | null, id: string) => media.request(viewer, `/api/media-files/${id}/queue-place`);
const placeOf = async (owner: string, id: string) => (await requestPlace(owner, id)).json();

it('is the number of files that are read before, when owners take turns, and nothing else', async () => {
  const [mei, li] = [newUserId(), newUserId()];
  const [first, second, third] = [await upload(mei), await upload(mei), await upload(mei)];
  const ofLi = await upload(li);
  expect(await placeOf(mei, first)).toEqual({ filesBefore: 0 });
  expect(await placeOf(li, ofLi)).toEqual({ filesBefore: 1 });
  expect(await placeOf(mei, second)).toEqual({ filesBefore: 2 });
  expect(await placeOf(mei, third)).toEqual({ filesBefore: 3 });
});

it('is null for a file that does not wait', async () => {
  const mei = newUserId();
  const id = await upload(mei);
  await media.database.file.update({ where: { id }, data: { textStatus: 'done' } });
  expect(await placeOf(mei, id)).toEqual({ filesBefore: null });
});

it('is not told to others, also not to those who may see the file', async () => {
  const id = await upload(newUserId());
  expect((await requestPlace(newUserId(), id)).status).toBe(404);
  expect((await requestPlace(null, id)).status).toBe(401);
  media.journal.fileVisibility = () => ({ visible: true, used: true });
  expect(await (await requestPlace(newUserId(), id)).json()).toMatchObject({ statusCode: 403, code: 'file_not_yours' });
  media.journal.fileVisibility = () => ({ visible: false, used: false });
});
