import { fileIdFromMediaUrl, type UploadedMedia } from '@memory/contracts';
import { RequeuePendingConversions } from '../src/audio-conversion/requeue-pending-conversions.ts';
import { type MediaApp, newUserId, startMediaApp } from './media-app.ts';
import { generateRecording, generateVideo, probeFile, runFfmpeg } from './sample-files.ts';

let media: MediaApp;
beforeAll(async () => {
  media = await startMediaApp({ MEDIA_SYNC_WAIT_MS: '20000' });
  await media.startWorker();
});
afterAll(() => media.stop());

const beep = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=1'];
const frames = ['-f', 'lavfi', '-i', 'testsrc=duration=1:size=64x48:rate=10'];
const bytesOf = async (user: string, url: string): Promise<Buffer> =>
  Buffer.from(await (await media.request(user, url)).arrayBuffer());

/** AMR frames of the lowest rate (4.75 kbit/s): ffmpeg has no encoder of its own for AMR. */
const amrRecording = (): Buffer => {
  const frame = Buffer.from([0x04, ...Array.from({ length: 12 }, (_, at) => (at * 37) % 256)]);
  return Buffer.concat([Buffer.from('#!AMR\n'), ...Array.from({ length: 50 }, () => frame)]);
};

describe('a recording that not all browsers play becomes AAC in MP4 with its length:', () => {
  it.each<[string, string[]]>([
    ['Apple Lossless in M4A', ['-c:a', 'alac', '-f', 'ipod']],
    ['Apple Lossless in QuickTime, as voice memos are', ['-c:a', 'alac', '-f', 'mov']],
    ['AAC in 3GP', ['-c:a', 'aac', '-f', '3gp']],
    ['AAC in 3G2', ['-c:a', 'aac', '-f', '3g2']],
    ['PCM in CAF', ['-c:a', 'pcm_s16le', '-f', 'caf']],
    ['Apple Lossless in CAF', ['-c:a', 'alac', '-f', 'caf']],
    ['Opus in CAF', ['-c:a', 'libopus', '-f', 'caf']],
    ['IMA ADPCM in QuickTime', ['-c:a', 'adpcm_ima_qt', '-f', 'mov']],
    ['FLAC', ['-c:a', 'flac', '-f', 'flac']],
    ['FLAC in Ogg', ['-c:a', 'flac', '-f', 'ogg']],
    ['AIFF', ['-c:a', 'pcm_s16be', '-f', 'aiff']],
    ['8-bit AIFF', ['-c:a', 'pcm_s8', '-f', 'aiff']],
    ['floating-point AIFF', ['-c:a', 'pcm_f32be', '-f', 'aiff']],
    ['GSM in CAF', ['-c:a', 'libgsm', '-ar', '8000', '-f', 'caf']],
    ['24-bit AIFF', ['-c:a', 'pcm_s24be', '-f', 'aiff']],
    ['IMA ADPCM in WAV', ['-c:a', 'adpcm_ima_wav', '-f', 'wav']],
    ['Microsoft ADPCM in WAV', ['-c:a', 'adpcm_ms', '-f', 'wav']],
    ['μ-law in WAV', ['-c:a', 'pcm_mulaw', '-f', 'wav']],
    ['A-law in WAV', ['-c:a', 'pcm_alaw', '-f', 'wav']],
    ['24-bit WAV', ['-c:a', 'pcm_s24le', '-f', 'wav']],
    ['floating-point WAV', ['-c:a', 'pcm_f32le', '-f', 'wav']],
    ['MP2', ['-c:a', 'mp2', '-f', 'mp2']],
  ])('%s', async (_what, encoding) => {
    const user = newUserId();
    const { body, file } = await media.uploadAccepted(user, 'audio', await runFfmpeg([...beep, ...encoding]));
    expect(file).toMatchObject({ contentType: 'audio/mp4', codec: 'aac', conversionPending: false });
    const { streams, format } = await probeFile(await bytesOf(user, body.url));
    expect(streams).toMatchObject([{ codec_name: 'aac', codec_type: 'audio' }]);
    expect(Math.abs(Number(format.duration) - 1)).toBeLessThan(0.1);
    expect(body.isIncomplete).toBe(false);
    expect(await media.database.file.count({ where: { ownerId: user } })).toBe(1);
  });

  it('AMR', async () => {
    const { file } = await media.uploadAccepted(newUserId(), 'audio', amrRecording());
    expect(file).toMatchObject({ contentType: 'audio/mp4', codec: 'aac', isIncomplete: false });
    expect(file.durationSeconds).toBeCloseTo(1, 1);
  });
});

it('a recording that all browsers play is stored as it is', async () => {
  for (const encoding of ['webm', 'ogg', 'm4a', 'mp3', 'aac', 'wav'] as const) {
    const { file } = await media.uploadAccepted(newUserId(), 'audio', await generateRecording(encoding));
    expect([encoding, file.conversionPending, file.convertedFrom]).toEqual([encoding, false, null]);
  }
});

async function uploadVideo(user: string, bytes: Buffer): Promise<UploadedMedia> {
  const response = await media.upload(user, 'media', bytes);
  expect(response.status).toBe(201);
  const [uploaded] = (await response.json()) as UploadedMedia[];
  if (!uploaded) throw new Error('no file');
  return uploaded;
}

describe('a video that not all browsers play becomes 8-bit H.264 with AAC in MP4:', () => {
  it.each<[string, string[]]>([
    ['HEVC in QuickTime', ['-c:v', 'libx265', '-x265-params', 'log-level=none', '-c:a', 'aac', '-f', 'mov']],
    ['MPEG-4 part 2', ['-c:v', 'mpeg4', '-c:a', 'aac', '-f', 'mp4']],
    ['10-bit H.264', ['-c:v', 'libx264', '-pix_fmt', 'yuv420p10le', '-c:a', 'aac', '-f', 'mp4']],
    ['H.264 with 4:2:2', ['-c:v', 'libx264', '-pix_fmt', 'yuv422p', '-c:a', 'aac', '-f', 'mp4']],
    ['lossless H.264', ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-qp', '0', '-c:a', 'aac', '-f', 'mp4']],
    ['ProRes with PCM', ['-c:v', 'prores_ks', '-c:a', 'pcm_s16le', '-f', 'mov']],
    ['Motion JPEG', ['-c:v', 'mjpeg', '-c:a', 'pcm_u8', '-f', 'mov']],
    ['H.263 in 3GP', ['-vf', 'scale=176:144', '-c:v', 'h263', '-c:a', 'aac', '-f', '3gp']],
    ['10-bit VP9 in WebM', ['-c:v', 'libvpx-vp9', '-pix_fmt', 'yuv420p10le', '-cpu-used', '8', '-f', 'webm']],
  ])('%s', async (_what, encoding) => {
    const user = newUserId();
    const uploaded = await uploadVideo(user, await runFfmpeg([...frames, ...beep, ...encoding]));
    expect(uploaded).toMatchObject({ type: 'video', mimeType: 'video/mp4' });
    const { streams } = await probeFile(await bytesOf(user, uploaded.url));
    expect(streams).toMatchObject([{ codec_name: 'h264', pix_fmt: 'yuv420p' }, { codec_name: 'aac' }]);
    const file = await media.database.file.findUniqueOrThrow({ where: { id: fileIdFromMediaUrl(uploaded.url) } });
    expect([file.codec, Math.min(file.width ?? 0, 64), file.durationSeconds]).toEqual([
      'h264',
      64,
      expect.closeTo(1, 0),
    ]);
  });

  it('of a phone held upright, which stays upright', async () => {
    const turned = await runFfmpeg(
      ['-c', 'copy', '-metadata:s:v', 'rotate=90', '-f', 'mov'],
      await runFfmpeg([...frames, '-c:v', 'libx265', '-x265-params', 'log-level=none', '-f', 'mov']),
    );
    const user = newUserId();
    const { url } = await uploadVideo(user, turned);
    const { streams } = await probeFile(await bytesOf(user, url));
    expect(streams).toMatchObject([{ width: 48, height: 64 }]);
  });
});

describe('an HDR video', () => {
  const bars = ['-f', 'lavfi', '-i', 'smptehdbars=size=128x96:rate=5:duration=1'];
  /** The values of the channels of the first frame's pixels. */
  const pixels = (video: Buffer): Promise<Buffer> =>
    runFfmpeg(['-frames:v', '1', '-vf', 'format=rgb24', '-f', 'rawvideo'], video);

  it.each([
    ['PQ', 'smpte2084'],
    ['HLG, as in the Dolby Vision of phones', 'arib-std-b67'],
  ])('of %s keeps its colours on usual screens', async (_what, transfer) => {
    const fromSdr = 'zscale=min=bt709:tin=bt709:pin=bt709:rin=tv:p=bt2020:m=bt2020nc:r=tv:npl=100';
    const hdr = await runFfmpeg([
      ...bars,
      '-vf',
      `format=yuv420p,${fromSdr}:t=${transfer},format=yuv420p10le`,
      '-c:v',
      'libx265',
      '-x265-params',
      `log-level=none:colorprim=bt2020:transfer=${transfer}:colormatrix=bt2020nc`,
      '-f',
      'mov',
    ]);
    const user = newUserId();
    const { url } = await uploadVideo(user, hdr);
    const converted = await bytesOf(user, url);
    expect((await probeFile(converted)).streams).toMatchObject([{ color_transfer: 'bt709', color_primaries: 'bt709' }]);
    const sdr = await runFfmpeg([...bars, ...'-c:v libx264 -crf 10 -pix_fmt yuv420p -f mp4'.split(' ')]);
    const [shown, original] = await Promise.all([converted, sdr].map(pixels));
    const difference = shown!.reduce((sum, value, at) => sum + Math.abs(value - original![at]!), 0) / shown!.length;
    expect(difference).toBeLessThan(20);
  });
});

it('a video of an earlier version that not all browsers play is converted by the worker', async () => {
  const user = newUserId();
  const { url } = await uploadVideo(user, await generateVideo('mp4'));
  const id = fileIdFromMediaUrl(url) ?? '';
  await media.database.file.update({
    where: { id },
    data: { codec: 'hevc', conversionPending: true, createdAt: new Date(0) },
  });
  const worker = await media.startWorker();
  await worker.get(RequeuePendingConversions).execute();
  await expect
    .poll(async () => (await media.database.file.findUniqueOrThrow({ where: { id } })).convertedTo, { timeout: 20_000 })
    .not.toBeNull();
});
