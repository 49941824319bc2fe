import type { SpokenWord, WordClip, WordToFind } from '@memory/contracts';
import { toSpokenLetters } from '@memory/text';
import fc from 'fast-check';
import { findSpokenRange } from '../src/card-media/find-spoken-range.ts';
import { widenToClip } from '../src/card-media/find-word-clips.ts';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { generateRecording } from './sample-files.ts';

describe('findSpokenRange', () => {
  const spoken = toSpokenLetters([
    { text: '我觉得', start: 0, end: 3 },
    { text: '好，', start: 3, end: 4 },
    { text: '睡觉', start: 5, end: 7 },
    { text: ' OK', start: 8, end: 9 },
  ]);
  it.each<[string, string, string, [number, number] | null]>([
    ['我觉得', '好。', '', [3, 4]],
    ['去睡', '觉', '。', [6, 7]],
    ['我', '觉', '得好', [1, 2]],
    ['昨天', '睡觉', '了', [5, 7]],
    ['', 'ok', '', [8, 9]],
    // Another sentence: which 觉 is meant is not known.
    ['感', '觉', '真', null],
    ['我', '猫', '', null],
    ['', '。', '', null],
  ])('finds in “%s[%s]%s” %j', (before, word, after, expected) => {
    const range = findSpokenRange(spoken, { word, before, after });
    expect(range && [range.start, range.end]).toEqual(expected);
  });
});

/** The rounding error of additions of seconds. */
const TOLERANCE = 1e-9;

it('a clip is at least 0.4 s long, within the recording, and contains what is spoken', () => {
  const seconds = fc.double({ min: 0, max: 7_200, noNaN: true });
  const holds = fc.property(
    seconds,
    fc.double({ min: 0, max: 20, noNaN: true }),
    seconds,
    (start, length, duration) => {
      const clip = widenToClip({ start, end: start + length }, duration);
      if (!clip) return start >= duration || start + length === 0;
      const [earliest, latest] = [start + TOLERANCE, Math.min(start + length, duration) - TOLERANCE];
      return (
        clip.start >= 0 &&
        clip.end <= duration + TOLERANCE &&
        clip.end - clip.start >= Math.min(0.4, duration) - TOLERANCE &&
        clip.start <= earliest &&
        clip.end >= latest
      );
    },
  );
  expect(fc.check(holds).counterexample).toBeNull();
});

describe('the route for clips', () => {
  let media: MediaApp;
  beforeAll(async () => {
    media = await startMediaApp();
  });
  afterAll(() => media.stop());

  const findClips = async (userId: string | null, words: WordToFind[]) =>
    media.request(userId, '/internal/files/word-clips', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ words }),
    });

  it('finds words in recordings of the viewer alone, in the order of the request', async () => {
    const owner = newUserId();
    const { file } = await media.uploadAccepted(owner, 'audio', await generateRecording('wav'));
    const words: SpokenWord[] = [{ text: '小猫', start: 0.1, end: 0.3 }];
    await media.database.file.update({ where: { id: file.id }, data: { words: words.map((word) => ({ ...word })) } });
    const cat = { fileId: file.id, word: '猫', before: '小', after: '睡了' };
    const request = [{ ...cat, word: '狗' }, cat, { ...cat, fileId: newUserId() }];

    const { clips } = (await (await findClips(owner, request)).json()) as { clips: WordClip[] };
    // The recording is half a second long.
    expect(clips).toEqual([
      null,
      { url: `/media/${file.id}`, start: expect.closeTo(0.05), end: expect.closeTo(0.45) },
      null,
    ]);
    expect(await (await findClips(newUserId(), [cat])).json()).toEqual({ clips: [null] });
    expect((await findClips(null, [cat])).status).toBe(401);

    await media.database.file.update({ where: { id: file.id }, data: { words: [] } });
    expect(await (await findClips(owner, [cat])).json()).toEqual({ clips: [null] });
  });
});
