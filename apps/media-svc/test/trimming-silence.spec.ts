import { fileIdFromMediaUrl, type SpokenWord, type TrimmedRecording } from '@memory/contracts';
import { type FakeAiProvider, startFakeAiProvider } from '@memory/testing';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { generateImage, generateRecording, type RecordingEncoding } from './sample-files.ts';

let provider: FakeAiProvider;
let media: MediaApp;
beforeAll(async () => {
  provider = await startFakeAiProvider();
  media = await startMediaApp({ OPENAI_BASE_URL: provider.url });
});
afterAll(async () => {
  await media.stop();
  await provider.stop();
});

/** Two seconds of silence, one of a tone, and one and a half of silence. */
const TONE_IN_SILENCE = "aevalsrc='0.3*sin(880*PI*t)*between(t,2,3)':duration=4.5";
const record = (encoding: RecordingEncoding = 'wav', source = TONE_IN_SILENCE) => generateRecording(encoding, source);
const upload = async (owner: string, bytes: Buffer) => (await media.uploadAccepted(owner, 'audio', bytes)).file;
const requestTrim = (viewer: string | null, id: string, headers: Record<string, string> = {}) =>
  media.request(viewer, `/api/media-files/${id}/trim-silence`, { method: 'POST', headers });
async function trim(owner: string, id: string, headers?: Record<string, string>) {
  const response = await requestTrim(owner, id, headers);
  expect(response.status).toBe(201);
  const body = (await response.json()) as TrimmedRecording;
  const file = await media.database.file.findUniqueOrThrow({ where: { id: fileIdFromMediaUrl(body.url) ?? '' } });
  return { body, file };
}

it.each<RecordingEncoding>(['wav', 'webm', 'mp4', 'opusInMp4', 'ogg', 'mp3', 'aac'])(
  'cuts the silence at both ends of a recording (%s), and keeps the recording',
  async (encoding) => {
    const owner = newUserId();
    const recording = await upload(owner, await record(encoding));
    const { body, file } = await trim(owner, recording.id);
    expect(body.removedSeconds).toBeGreaterThan(2.8);
    expect(body.removedSeconds).toBeLessThan(3.2);
    expect(file).toMatchObject({ ownerId: owner, kind: 'audio', contentType: recording.contentType });
    expect(file.id).not.toBe(recording.id);
    // A second cut finds nothing more: the audio has what the row says.
    const again = await trim(owner, file.id);
    expect(again.body).toMatchObject({ url: body.url, removedSeconds: 0 });
    expect((await media.request(owner, `/media/${recording.id}`)).status).toBe(200);
  },
);

it('moves the times of a transcript that is there', async () => {
  const owner = newUserId();
  const recording = await upload(owner, await record());
  const words: SpokenWord[] = [
    { text: '你', start: 2, end: 2.5 },
    { text: '好', start: 2.5, end: 4.4 },
  ];
  await media.database.file.update({
    where: { id: recording.id },
    data: { textStatus: 'done', extractedText: '你好', words: words.map((word) => ({ ...word })) },
  });
  const { body, file } = await trim(owner, recording.id);
  expect(body).toMatchObject({ extractedText: '你好', status: 'done' });
  expect(file).toMatchObject({ textStatus: 'done', extractedText: '你好' });
  const [first, second] = file.words as SpokenWord[];
  expect(first?.start).toBeCloseTo(0.25, 1);
  expect(second?.end).toBeCloseTo(1.5, 1);
});

it('has the stored transcript also when no provider is configured any more', async () => {
  const owner = newUserId();
  const withoutProvider = await startMediaApp();
  const { file } = await withoutProvider.uploadAccepted(owner, 'audio', await record());
  const trimmed = async (): Promise<unknown> => {
    const path = `/api/media-files/${file.id}/trim-silence`;
    return (await withoutProvider.request(owner, path, { method: 'POST' })).json();
  };
  expect(await trimmed()).toMatchObject({
    extractedText: expect.stringContaining('temporarily unavailable') as string,
  });
  await withoutProvider.database.file.update({
    where: { id: file.id },
    data: { textStatus: 'done', textReason: null, extractedText: '你好' },
  });
  expect(await trimmed()).toMatchObject({ extractedText: '你好', status: 'done' });
  await withoutProvider.stop();
});

it('cuts a silence that begins with the second sample', async () => {
  const source = "aevalsrc='0.5*eq(n,0)+0.3*sin(880*PI*t)*between(t,2.5,4)':duration=4:s=48000";
  const owner = newUserId();
  const { body } = await trim(owner, (await upload(owner, await record('wav', source))).id);
  expect(body.removedSeconds).toBeCloseTo(2.25, 1);
});

it('has a transcript to come when that of the recording is still to come', async () => {
  const owner = newUserId();
  const { file } = await trim(owner, (await upload(owner, await record())).id);
  expect(file.textStatus).toBe('pending');
});

it('creates one file for a repeated request', async () => {
  const owner = newUserId();
  const { id } = await upload(owner, await record());
  const headers = { 'idempotency-key': 'one-cut' };
  const [first, second] = [await trim(owner, id, headers), await trim(owner, id, headers)];
  expect(second.body.url).toBe(first.body.url);
  expect(await media.database.file.count({ where: { ownerId: owner } })).toBe(2);
});

it('changes nothing for others, for photos, and for a recording that is only silence', async () => {
  const owner = newUserId();
  const { id } = await upload(owner, await record());
  expect((await requestTrim(newUserId(), id)).status).toBe(404);
  expect((await requestTrim(null, id)).status).toBe(401);
  media.journal.fileVisibility = () => ({ visible: true, used: true });
  expect(await (await requestTrim(newUserId(), id)).json()).toMatchObject({ code: 'file_not_yours' });
  media.journal.fileVisibility = () => ({ visible: false, used: false });
  const photo = await media.uploadAccepted(owner, 'image', await generateImage().png().toBuffer());
  expect(await (await requestTrim(owner, photo.file.id)).json()).toMatchObject({ code: 'not_a_recording' });
  const silent = await upload(owner, await record('wav', 'anullsrc=duration=3'));
  expect((await trim(owner, silent.id)).body).toMatchObject({ url: `/media/${silent.id}`, removedSeconds: 0 });
  expect(await media.database.file.count({ where: { ownerId: owner } })).toBe(3);
});

it('is rejected while another recording of the same user is trimmed, and beyond the quota', async () => {
  const owner = newUserId();
  const { id, bytes } = await upload(owner, await record());
  const statuses = (await Promise.all([requestTrim(owner, id), requestTrim(owner, id)])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([201, 429]);
  await media.database.storageUsage.update({ where: { ownerId: owner }, data: { quotaBytes: BigInt(bytes + 1000) } });
  expect(await (await requestTrim(owner, id)).json()).toMatchObject({ code: 'storage_full' });
  expect(await media.scratchFiles()).toEqual([]);
});
