import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileIdFromMediaUrl, type UploadedFile, type UploadedMedia } from '@memory/contracts';
import { DecodableStreams, TRIED_STREAMS_MAX } from '../src/ffmpeg/decodable-streams.ts';
import { type MediaApp, newUserId, startMediaApp } from './media-app.ts';
import { generateImage, probeFile, runFfmpeg } from './sample-files.ts';

let media: MediaApp;
beforeAll(async () => {
  media = await startMediaApp({ MEDIA_SYNC_WAIT_MS: '20000' });
  await media.startWorker();
});
afterAll(() => media.stop());

const frames = ['-f', 'lavfi', '-i', 'testsrc=duration=1:size=64x48:rate=10'];
const sound = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=1'];
const h264 = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p'];
const hevc = ['-c:v', 'libx265', '-x265-params', 'log-level=none', '-pix_fmt', 'yuv420p'];

/** A video whose sound is in several streams, in this order. */
const withSounds = (video: readonly string[], encodings: readonly string[][], format: string): Promise<Buffer> =>
  runFfmpeg([
    ...frames,
    ...sound,
    '-map',
    '0:v',
    ...encodings.flatMap(() => ['-map', '1:a']),
    ...video,
    ...encodings.flatMap(([codec = '', ...more], at) => [`-c:a:${at}`, codec, ...more]),
    '-strict',
    '-2',
    '-f',
    format,
  ]);

/** Makes the AAC streams at these positions of a QuickTime or MP4 file streams of APAC, Apple's spatial sound, which ffmpeg does not know. */
function withApac(file: Buffer, positions: readonly number[]): Buffer {
  const changed = Buffer.from(file);
  const entries: number[] = [];
  // A sample entry begins with its type and six zeros; another `mp4a` belongs to QuickTime's box `wave`.
  for (let at = changed.indexOf('mp4a'); at !== -1; at = changed.indexOf('mp4a', at + 4))
    if (changed.readUIntBE(at + 4, 6) === 0 && changed.readUInt32BE(at - 4) > 12) entries.push(at);
  for (const position of positions) {
    const at = entries[position];
    if (at === undefined) throw new Error(`only ${entries.length} streams of sound`);
    changed.write('apac', at, 'latin1');
    changed.write('dapa', changed.indexOf('esds', at), 'latin1');
  }
  return changed;
}

async function upload(field: 'audio' | 'media', bytes: Buffer) {
  const user = newUserId();
  const response = await media.upload(user, field, bytes);
  const [body] = [(await response.json()) as UploadedFile | UploadedMedia[]].flat();
  if (response.status !== 201 || !body) throw new Error(`rejected: ${JSON.stringify(body)}`);
  const { streams } = await probeFile(Buffer.from(await (await media.request(user, body.url)).arrayBuffer()));
  const file = await media.database.file.findUniqueOrThrow({ where: { id: fileIdFromMediaUrl(body.url) } });
  return { body, file, codecs: streams.map(({ codec_name: codec }) => codec) };
}

/** Uploads a file that must be rejected. @returns the status and the error code */
async function uploadRejected(field: 'audio' | 'media', bytes: Buffer): Promise<[status: number, code: string]> {
  const user = newUserId();
  const response = await media.upload(user, field, bytes);
  const { code } = (await response.json()) as { code: string };
  expect(await media.database.file.count({ where: { ownerId: user } })).toBe(0);
  return [response.status, code];
}

describe('a video keeps the sound that can be decoded:', () => {
  const aac = ['aac'];
  it.each<[string, () => Promise<Buffer>]>([
    ['APAC before AAC', async () => withApac(await withSounds(h264, [aac, aac], 'mov'), [0])],
    ['APAC after AAC', async () => withApac(await withSounds(h264, [aac, aac], 'mov'), [1])],
    ['APAC before AAC beside HEVC', async () => withApac(await withSounds(hevc, [aac, aac], 'mov'), [0])],
    ['two of APAC before AAC', async () => withApac(await withSounds(h264, [aac, aac, aac], 'mp4'), [0, 1])],
    ['DTS before AAC, beside HEVC', () => withSounds(hevc, [['dca', '-ac:a:0', '2'], aac], 'mov')],
    ['Windows Media before AAC', () => withSounds(h264, [['wmav2'], aac], 'mov')],
  ])('%s', async (_what, generate) => {
    const { body, file, codecs } = await upload('media', await generate());
    expect(codecs).toEqual(['h264', 'aac']);
    expect([body.isIncomplete, 'lacksSound' in body, file.durationSeconds]).toEqual([
      false,
      false,
      expect.closeTo(1, 0),
    ]);
  });
});

describe('streams that are neither picture nor sound do not matter:', () => {
  const subtitles = Buffer.from('1\n00:00:00,000 --> 00:00:09,000\nhello\n');
  const fromSubtitles = (args: readonly string[]): Promise<Buffer> =>
    runFfmpeg([...frames, ...sound, '-map', '1:v', '-map', '2:a', '-map', '0:s', ...args], subtitles);

  it.each<[string, () => Promise<Buffer>]>([
    ['subtitles in MP4', () => fromSubtitles([...h264, '-c:a', 'aac', '-c:s', 'mov_text', '-f', 'mp4'])],
    ['subtitles beside HEVC', () => fromSubtitles([...hevc, '-c:a', 'aac', '-c:s', 'mov_text', '-f', 'mov'])],
    [
      'a time code',
      () => runFfmpeg([...frames, ...sound, '-timecode', '01:00:00:00', ...h264, '-c:a', 'aac', '-f', 'mov']),
    ],
  ])('%s', async (_what, generate) => {
    const { body, file, codecs } = await upload('media', await generate());
    expect([codecs, body.isIncomplete, file.durationSeconds]).toEqual([['h264', 'aac'], false, expect.closeTo(1, 0)]);
  });

  it('subtitles in WebM', async () => {
    const webm = ['-c:v', 'libvpx', '-c:a', 'libopus', '-c:s', 'webvtt', '-f', 'webm'];
    expect((await upload('media', await fromSubtitles(webm))).codecs).toEqual(['vp8', 'opus']);
  });
});

describe('a video whose sound nothing here decodes is kept without it, and says so:', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['APAC', async () => withApac(await withSounds(h264, [['aac']], 'mov'), [0])],
    ['APAC beside HEVC', async () => withApac(await withSounds(hevc, [['aac']], 'mov'), [0])],
    ['DTS', () => withSounds(h264, [['dca', '-ac:a:0', '2']], 'mp4')],
  ])('%s', async (_what, generate) => {
    const { body, file, codecs } = await upload('media', await generate());
    expect([codecs, body, file.lacksSound]).toMatchObject([['h264'], { isIncomplete: true, lacksSound: true }, true]);
  });
});

it('a video of which nothing here decodes the pictures is refused with the reason', async () => {
  const video = Buffer.from(await withSounds(h264, [['aac']], 'mp4'));
  video.write('xyz1', video.indexOf('avc1', video.indexOf('stsd')), 'latin1');
  expect(await uploadRejected('media', video)).toEqual([415, 'codec_not_supported']);
});

describe('codecs that QuickTime does not hold:', () => {
  it.each<[string, string[]]>([
    ['AV1 with Opus in MP4', ['-c:v', 'libsvtav1', '-c:a', 'libopus']],
    ['VP9 with Opus in MP4', ['-c:v', 'libvpx-vp9', '-c:a', 'libopus']],
    ['HEVC with Opus in MP4', [...hevc, '-c:a', 'libopus']],
    ['HEVC with FLAC in MP4', [...hevc, '-c:a', 'flac', '-strict', '-2']],
  ])('%s', async (_what, encoding) => {
    const video = await runFfmpeg([
      ...frames,
      ...sound,
      '-s',
      '96x72',
      '-pix_fmt',
      'yuv420p',
      ...encoding,
      '-f',
      'mp4',
    ]);
    expect((await upload('media', video)).codecs).toEqual(['h264', 'aac']);
  });
});

describe('a recording', () => {
  it('of which only the second stream can be decoded keeps that', async () => {
    const two = await runFfmpeg([...sound, '-map', '0:a', '-map', '0:a', '-c:a', 'aac', '-f', 'mov']);
    const { codecs, body } = await upload('audio', withApac(two, [0]));
    expect([codecs, body.isIncomplete]).toEqual([['aac'], false]);
  });

  it('of which nothing can be decoded is refused with the reason', async () => {
    const recording = await runFfmpeg([...sound, '-c:a', 'aac', '-f', 'ipod']);
    expect(await uploadRejected('audio', withApac(recording, [0]))).toEqual([415, 'codec_not_supported']);
  });

  it.each<[string, 'jpeg' | 'png' | 'gif', string[]]>([
    ['MP3', 'gif', ['-c:a', 'libmp3lame', '-f', 'mp3']],
    ['M4A', 'png', ['-c:a', 'aac', '-f', 'ipod']],
    ['M4A of Apple Lossless', 'jpeg', ['-c:a', 'alac', '-f', 'ipod']],
    ['FLAC', 'jpeg', ['-c:a', 'flac', '-f', 'flac']],
  ])('with a cover: %s, %s', async (_what, format, encoding) => {
    const cover = await generateImage().toFormat(format).toBuffer();
    const attached = ['-map', '1:a', '-map', '0:v', '-c:v', 'copy', '-disposition:v', 'attached_pic'];
    const { codecs } = await upload('audio', await runFfmpeg([...sound, ...attached, ...encoding], cover));
    expect(codecs).toEqual([expect.stringMatching(/^(mp3|aac)$/)]);
  });

  it('with a cover that is a track of one picture', async () => {
    const cover = await generateImage().jpeg().toBuffer();
    const recording = await runFfmpeg(
      [...sound, '-map', '1:a', '-map', '0:v', '-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p', '-c:a', 'aac', '-f', 'mov'],
      cover,
    );
    expect((await upload('audio', recording)).codecs).toEqual(['aac']);
  });

  it('with moving pictures is a video', async () => {
    const video = await withSounds(h264, [['aac']], 'mp4');
    expect(await uploadRejected('audio', video)).toEqual([415, 'not_a_recording']);
  });
});

it('a file with many broken streams is given up after a few of them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'streams-'));
  const input = { path: join(folder, 'a.wav'), demuxer: 'wav' } as const;
  await writeFile(input.path, await runFfmpeg([...sound, '-f', 'wav']));
  const decodable = media.app.get(DecodableStreams, { strict: false });
  const after = (broken: number) =>
    decodable.findFirst(input, [
      ...Array.from({ length: broken }, () => ({ specifier: '0:a:7' })),
      { specifier: '0:a:0' },
    ]);
  expect(await after(TRIED_STREAMS_MAX - 1)).toEqual({ specifier: '0:a:0' });
  await expect(after(TRIED_STREAMS_MAX)).rejects.toThrow('0:a:7');
  await rm(folder, { recursive: true });
});
