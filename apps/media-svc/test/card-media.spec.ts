import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClipToCut } from '@memory/contracts';
import { OBJECT_STORE, type ObjectStore } from '@memory/object-store/object-store';
import { eventually } from '@memory/testing';
import { MediaProbe } from '../src/ffmpeg/media-probe.ts';
import { ScratchSpace } from '../src/scratch-space/scratch-space.ts';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { generateImage, generateRecording } from './sample-files.ts';

let media: MediaApp;
let store: ObjectStore;
beforeAll(async () => {
  media = await startMediaApp();
  store = media.app.get<ObjectStore>(OBJECT_STORE);
});
afterAll(() => media.stop());

const post = async <Body>(userId: string | null, path: string, body: object): Promise<Body> => {
  const response = await media.request(userId, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as Body;
};

describe('clips of recordings', () => {
  const cut = async (userId: string | null, clips: ClipToCut[]) =>
    (await post<{ clips: (string | null)[] }>(userId, '/internal/files/clips', { clips })).clips;
  const probe = (clip: string | null | undefined) =>
    media.app.get(ScratchSpace).withFolder(async (folder) => {
      const path = join(folder, 'clip');
      await writeFile(path, Buffer.from(clip ?? '', 'base64'));
      return media.app.get(MediaProbe).probe({ path, demuxer: 'mov' });
    });

  it('are cut as M4A files of the right length, in the order of the request', async () => {
    const owner = newUserId();
    const [wav, webm] = [
      (await media.uploadAccepted(owner, 'audio', await generateRecording('wav'))).file.id,
      (await media.uploadAccepted(owner, 'audio', await generateRecording('webm'))).file.id,
    ];
    // The recordings are half a second long.
    const clips = await cut(owner, [
      { fileId: webm, start: 0, end: 0.4 },
      { fileId: wav, start: 0.1, end: 0.3 },
      { fileId: webm, start: 0.2, end: 0.5 },
    ]);
    const found = await Promise.all(clips.map(probe));
    expect(found.map(({ audios }) => audios[0]?.codec)).toEqual(['aac', 'aac', 'aac']);
    const lengths = found.map(({ durationSeconds }) => durationSeconds ?? 0);
    expect(lengths.map((length, index) => Math.abs(length - [0.4, 0.2, 0.3][index]!) < 0.1)).toEqual([
      true,
      true,
      true,
    ]);
    expect(await media.scratchFiles()).toEqual([]);
  });

  it('are missing for recordings of others, and for recordings that are gone or unreadable', async () => {
    const owner = newUserId();
    const { file } = await media.uploadAccepted(owner, 'audio', await generateRecording('wav'));
    const clip = { fileId: file.id, start: 0, end: 0.4 };
    expect(await cut(newUserId(), [clip])).toEqual([null]);
    await expect(cut(null, [clip])).rejects.toThrow('401');
    await expect(cut(owner, [{ ...clip, end: 0 }])).rejects.toThrow('400');
    await media.database.file.update({ where: { id: file.id }, data: { contentType: 'audio/mpeg' } });
    expect(await cut(owner, [clip, clip])).toEqual([null, null]);
    await store.delete(file.id);
    expect(await cut(owner, [clip, { ...clip, fileId: randomUUID() }])).toEqual([null, null]);
  });
});

it('thumbnails are those of the owner’s images that exist', async () => {
  const owner = newUserId();
  const { file } = await media.uploadAccepted(owner, 'image', await generateImage(40, 30).png().toBuffer());
  const read = async (userId: string, ids: string[]) =>
    (await post<{ thumbnails: (string | null)[] }>(userId, '/internal/files/thumbnails', { ids })).thumbnails;
  expect(await read(owner, [file.id])).toEqual([null]);
  await media.startWorker({ OCR_CONCURRENCY: '0' });
  await eventually(async () => expect(await read(owner, [file.id])).not.toEqual([null]));
  const [none, thumbnail] = await read(owner, [randomUUID(), file.id]);
  expect(none).toBeNull();
  expect(
    Buffer.from(thumbnail ?? '', 'base64')
      .subarray(8, 12)
      .toString(),
  ).toBe('WEBP');
  expect(await read(newUserId(), [file.id])).toEqual([null]);
  await store.delete(`${file.id}.medium`);
  expect(await read(owner, [file.id])).toEqual([null]);
});
