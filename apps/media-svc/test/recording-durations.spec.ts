import { type MediaApp, newUserId, startMediaApp } from './media-app.ts';
import { durationSecondsOf, runFfmpeg } from './sample-files.ts';

let media: MediaApp;
beforeAll(async () => {
  media = await startMediaApp({ MEDIA_SYNC_WAIT_MS: '20000' });
  await media.startWorker();
});
afterAll(() => media.stop());

const SECONDS = 12;
/** Six seconds of noise and six of silence, so that an estimate from the bytes of the first ones is wrong. */
const SPEECH = [
  '-f',
  'lavfi',
  '-i',
  `anoisesrc=duration=${SECONDS / 2}:sample_rate=48000:amplitude=0.4,apad=whole_dur=${SECONDS}`,
];
const encode = (...args: string[]): Promise<Buffer> => runFfmpeg([...SPEECH, '-ac', '1', ...args]);

/** Returns a file with the 32-bit number replaced that stands so many bytes after the first occurrence of a text. */
function withNumber(bytes: Buffer, after: string, offset: number, value: number, bigEndian = false): Buffer {
  const changed = Buffer.from(bytes);
  const at = changed.indexOf(after, 0, 'latin1') + offset;
  if (bigEndian) changed.writeUInt32BE(value, at);
  else changed.writeUInt32LE(value, at);
  return changed;
}

const wav = (): Promise<Buffer> => encode('-c:a', 'pcm_s16le', '-f', 'wav');

const recordings: Record<string, () => Promise<Buffer>> = {
  'bare AAC': () => encode('-c:a', 'aac', '-b:a', '64k', '-f', 'adts'),
  'MP3 of variable bit rate without its header': () =>
    encode('-c:a', 'libmp3lame', '-q:a', '5', '-write_xing', '0', '-f', 'mp3'),
  'WebM without a duration': () => encode('-c:a', 'libopus', '-live', '1', '-f', 'webm'),
  'WAV with length 0': async () => withNumber(await wav(), 'data', 4, 0),
  'WAV with unknown length': async () =>
    withNumber(withNumber(await wav(), 'data', 4, 0xffff_ffff), 'RIFF', 4, 0xffff_ffff),
  'FLAC without a number of samples': async () => {
    const flac = await encode('-c:a', 'flac', '-f', 'flac');
    flac[21] = flac[21]! & 0xf0;
    flac.fill(0, 22, 26);
    return flac;
  },
  'M4A with an edit list that is too long': async () =>
    withNumber(await encode('-c:a', 'aac', '-f', 'ipod'), 'elst', 12, 3 * SECONDS * 1000, true),
  'an MP3 whose second half needs more bits': () => {
    const noise = `anoisesrc=duration=${SECONDS / 2}:sample_rate=44100:amplitude=0.4,adelay=${SECONDS / 2}s`;
    return runFfmpeg(`-f lavfi -i ${noise} -c:a libmp3lame -q:a 5 -write_xing 0 -f mp3`.split(' '));
  },
  'M4A in fragments': () =>
    encode('-c:a', 'aac', '-movflags', 'empty_moov+frag_keyframe', '-frag_duration', '1000000', '-f', 'mp4'),
};

it.each(Object.entries(recordings))('the stored recording of %s states its duration', async (_what, recording) => {
  const owner = newUserId();
  const { body, file } = await media.uploadAccepted(owner, 'audio', await recording());
  const stored = Buffer.from(await (await media.request(owner, body.url)).arrayBuffer());
  expect(await durationSecondsOf(stored)).toBeCloseTo(SECONDS, 0);
  expect(file.durationSeconds).toBeCloseTo(SECONDS, 0);
  expect(file.isIncomplete).toBe(false);
});

it('the stored recording of an Ogg file that breaks off states what is left', async () => {
  const owner = newUserId();
  const whole = await encode('-c:a', 'libopus', '-f', 'ogg');
  const { body, file } = await media.uploadAccepted(owner, 'audio', whole.subarray(0, whole.length * 0.4));
  const stored = Buffer.from(await (await media.request(owner, body.url)).arrayBuffer());
  expect(file.durationSeconds).toBeLessThan(SECONDS - 2);
  expect(await durationSecondsOf(stored)).toBeCloseTo(file.durationSeconds ?? 0, 0);
});
