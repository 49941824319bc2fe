import { fileIdFromMediaUrl, type UploadedFile } from '@memory/contracts';
import { eventually } from '@memory/testing';
import { ConvertUploadedFiles } from '../src/audio-conversion/convert-uploaded-files.ts';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { generateRecording, runFfmpeg } from './sample-files.ts';

let media: MediaApp;
beforeAll(async () => void (media = await startMediaApp()));
afterAll(() => media.stop());

const flac = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=0.5', '-c:a', 'flac', '-f', 'flac'];
const send = async (user: string, key: string) => {
  const body = new FormData();
  body.append('audio', new Blob([await generateRecording('wav')]), 'recording.wav');
  return fetch(`${media.url}/api/upload/audio`, {
    method: 'POST',
    body,
    headers: { ...(await media.identity(user)), 'idempotency-key': key },
  });
};
const bodyOf = async (response: Promise<Response>) => (await (await response).json()) as UploadedFile;
const filesOf = (ownerId: string) => media.database.file.count({ where: { ownerId } });

describe('an upload sent with an idempotency key', () => {
  it('creates one file, and every retry gets the same response', async () => {
    const user = newUserId();
    const first = await bodyOf(send(user, 'key'));
    const stored = await media.storedKeys();
    expect(await bodyOf(send(user, 'key'))).toEqual(first);
    expect([await filesOf(user), await media.storedKeys()]).toEqual([1, stored]);
    expect((await bodyOf(send(user, 'another'))).url).not.toBe(first.url);
    expect((await bodyOf(send(newUserId(), 'key'))).url).not.toBe(first.url);
  });

  it('creates one file when retries are simultaneous', async () => {
    const user = newUserId();
    const bodies = await Promise.all([1, 2, 3].map(() => bodyOf(send(user, 'key'))));
    expect(new Set(bodies.map(({ url }) => url)).size).toBe(1);
    expect(await filesOf(user)).toBe(1);
  });

  it('keeps a file that was converted since the first response, whose URL an entry may have', async () => {
    const user = newUserId();
    const { file } = await media.uploadAccepted(user, 'audio', await runFfmpeg(flac));
    expect(file.conversionPending).toBe(true);
    await media.startWorker();
    await eventually(async () => expect(await filesOf(user)).toBe(2), { timeoutMs: 20_000 });
    const convertUploadedFiles = media.app.get(ConvertUploadedFiles);
    const [converted] = await convertUploadedFiles.execute({ files: [file], isRetry: true });
    expect([converted?.convertedFrom, await filesOf(user)]).toEqual([file.id, 2]);
    // No earlier response can have contained the URL of the original.
    await convertUploadedFiles.execute({ files: [file], isRetry: false });
    expect(await filesOf(user)).toBe(1);
  });

  it('does not restore a file that was deleted meanwhile', async () => {
    const user = newUserId();
    const { url } = await bodyOf(send(user, 'key'));
    await media.database.file.delete({ where: { id: fileIdFromMediaUrl(url) } });
    const retry = await send(user, 'key');
    expect([retry.status, await retry.json()]).toMatchObject([404, { code: 'file_not_found' }]);
    expect(await filesOf(user)).toBe(0);
  });
});
