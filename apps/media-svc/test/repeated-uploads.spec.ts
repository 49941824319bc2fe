import { fileIdFromMediaUrl, type UploadedFile } from '@memory/contracts';
import { aUser, type MediaApp, startMediaApp } from './media-app.ts';
import { recording } from './media-files.ts';

let media: MediaApp;
beforeAll(async () => void (media = await startMediaApp()));
afterAll(() => media.stop());

const send = async (user: string, key: string) => {
  const body = new FormData();
  body.append('audio', new Blob([await recording('wav')]), 'recording.wav');
  return fetch(`${media.url}/api/upload/audio`, {
    method: 'POST',
    body,
    headers: { ...(await media.identity(user)), 'idempotency-key': key },
  });
};
const answered = async (response: Promise<Response>) => (await (await response).json()) as UploadedFile;
const filesOf = (ownerId: string) => media.database.file.count({ where: { ownerId } });

describe('an upload sent with an idempotency key', () => {
  it('makes one file, and every repeat is answered with it', async () => {
    const user = aUser();
    const first = await answered(send(user, 'key'));
    const stored = await media.storedKeys();
    expect(await answered(send(user, 'key'))).toEqual(first);
    expect([await filesOf(user), await media.storedKeys()]).toEqual([1, stored]);
    expect((await answered(send(user, 'another'))).url).not.toBe(first.url);
    expect((await answered(send(aUser(), 'key'))).url).not.toBe(first.url);
  });

  it('makes one file when the repeats come while the first is at work', async () => {
    const user = aUser();
    const answers = await Promise.all([1, 2, 3].map(() => answered(send(user, 'key'))));
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
    expect(await filesOf(user)).toBe(1);
  });

  it('does not bring back a file that was deleted since', async () => {
    const user = aUser();
    const { url } = await answered(send(user, 'key'));
    await media.database.file.delete({ where: { id: fileIdFromMediaUrl(url) } });
    const repeat = await send(user, 'key');
    expect([repeat.status, await repeat.json()]).toMatchObject([404, { code: 'file_not_found' }]);
    expect(await filesOf(user)).toBe(0);
  });
});
