import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AUDIO_MAX_BYTES } from '@memory/contracts';
import { eventually } from '@memory/testing';
import sharp from 'sharp';
import { Ffmpeg, FfmpegError } from '../src/ffmpeg/ffmpeg.ts';
import { restrictedInputArgs } from '../src/ffmpeg/restricted-input-args.ts';
import { heicPhoto } from './heic-photo.ts';
import { encryptedZip, gifOfSize, mp3Header, hlsPlaylist, pngOfSize, webpOfSize } from './hostile-files.ts';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { generateVideo, runFfmpeg, generateImage, generateRecording } from './sample-files.ts';

let media: MediaApp;
/** A server that must not receive any request. */
let trapServer: Server;
const receivedRequests: string[] = [];
let address: string;

beforeAll(async () => {
  trapServer = createServer((request, response) => {
    receivedRequests.push(request.url ?? '');
    response.end();
  }).listen(0, '127.0.0.1');
  await once(trapServer, 'listening');
  address = `http://127.0.0.1:${(trapServer.address() as AddressInfo).port}/secret`;
  media = await startMediaApp();
});
afterAll(async () => {
  trapServer.close();
  await media.stop();
});

type Field = 'audio' | 'image' | 'media';
/** Uploads a file that must be rejected. @returns the error, after checking that nothing is stored */
async function rejectionOf(field: Field, bytes: Uint8Array): Promise<[status: number, code: string]> {
  const user = newUserId();
  const before = await media.storedKeys();
  const response = await media.upload(user, field, bytes);
  const { statusCode, code } = (await response.json()) as { statusCode: number; code: string };
  expect(response.status).toBe(statusCode);
  await expectNothingStored(user, before);
  return [statusCode, code];
}
async function expectNothingStored(user: string, before: readonly string[], app = media): Promise<void> {
  expect(await app.database.file.count({ where: { ownerId: user } })).toBe(0);
  expect(await app.storedKeys()).toEqual(before);
  await eventually(async () => expect(await app.scratchFiles()).toEqual([]));
}

const encryptionArgs = [
  '-encryption_scheme',
  'cenc-aes-ctr',
  '-encryption_key',
  '76a6c65c5ea762046bd749a2e632ccbb',
  '-encryption_kid',
  'a7e61c373e219033c21091fa607bf3b8',
];
const truncate = (bytes: Buffer, part = 0.6): Buffer => bytes.subarray(0, Math.floor(bytes.length * part));

describe('a truncated file is rejected:', () => {
  it.each(['webm', 'm4a', 'wav'] as const)('a recording in %s', async (encoding) => {
    expect(await rejectionOf('audio', truncate(await generateRecording(encoding)))).toEqual([400, 'file_unreadable']);
  });
  it.each(['webm', 'mp4', 'mov'] as const)('a video in %s', async (encoding) => {
    expect(await rejectionOf('media', truncate(await generateVideo(encoding)))).toEqual([400, 'file_unreadable']);
  });
  it('a video with its index first', async () => {
    expect(
      await rejectionOf(
        'media',
        truncate(
          await runFfmpeg(['-c', 'copy', '-movflags', '+faststart', '-f', 'mp4'], await generateVideo('mp4')),
          0.9,
        ),
      ),
    ).toEqual([400, 'file_unreadable']);
  });
  it('a video that ends inside its header', async () => {
    expect(await rejectionOf('media', Buffer.from('00000018667479706d703432', 'hex'))).toEqual([
      400,
      'file_unreadable',
    ]);
  });
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('an image in %s', async (format) => {
    const noise = await runFfmpeg([
      '-f',
      'lavfi',
      '-i',
      'nullsrc=size=200x200,geq=random(1)*255:128:128',
      '-frames:v',
      '1',
      '-c:v',
      'png',
      '-f',
      'image2',
    ]);
    expect(await rejectionOf('image', truncate(await sharp(noise).toFormat(format).toBuffer()))).toEqual([
      400,
      'file_unreadable',
    ]);
  });
  it('a HEIC photo', async () => {
    const photo = await heicPhoto({ width: 256, height: 256 });
    expect(await rejectionOf('image', photo.subarray(0, 400))).toEqual([400, 'file_unreadable']);
  });
});

describe('unsupported content is rejected:', () => {
  it('a video as a recording', async () => {
    expect(await rejectionOf('audio', await generateVideo('webm'))).toEqual([415, 'not_a_recording']);
    expect(await rejectionOf('audio', await generateVideo('mp4'))).toEqual([415, 'not_a_recording']);
  });
  it('a recording as a video', async () => {
    expect(await rejectionOf('media', await generateRecording('webm'))).toEqual([415, 'not_image_or_video']);
    expect(await rejectionOf('media', await generateRecording('mp4'))).toEqual([415, 'not_image_or_video']);
  });
  it('a recording with a codec that browsers do not play', async () => {
    expect(
      await rejectionOf(
        'audio',
        await runFfmpeg(['-f', 'lavfi', '-i', 'sine=duration=0.5', '-c:a', 'ac3', '-f', 'mp4']),
      ),
    ).toEqual([400, 'file_unreadable']);
  });
  it('an encrypted recording, video or archive', async () => {
    expect(
      await rejectionOf(
        'audio',
        await runFfmpeg(['-c', 'copy', ...encryptionArgs, '-f', 'mp4'], await generateRecording('m4a')),
      ),
    ).toEqual([400, 'file_protected']);
    expect(
      await rejectionOf(
        'media',
        await runFfmpeg(['-c', 'copy', ...encryptionArgs, '-f', 'mp4'], await generateVideo('mp4')),
      ),
    ).toEqual([400, 'file_protected']);
    expect(await rejectionOf('media', encryptedZip())).toEqual([415, 'not_image_or_video']);
  });
  it('a video whose frames cannot be decoded', async () => {
    const mp4 = await generateVideo('mp4');
    const at = mp4.indexOf('mdat') + 4;
    const scrambled = Buffer.from(mp4);
    scrambled.fill(0xa5, at, mp4.indexOf('moov') - 4);
    expect(await rejectionOf('media', scrambled)).toEqual([400, 'file_unreadable']);
  });
});

describe('a decompression bomb is rejected:', () => {
  it.each<[string, () => Buffer]>([
    ['a PNG of 50,000 × 50,000', () => pngOfSize(50_000, 50_000)],
    ['a WebP of 16,000 × 16,000', () => webpOfSize(16_000, 16_000)],
    ['a GIF of 1,000 × 1,000 with 3,000 frames', () => gifOfSize(1_000, 1_000, 3_000)],
  ])('%s', async (_what, bytes) => {
    expect(await rejectionOf('image', bytes())).toEqual([413, 'image_too_large']);
  });
  it('a HEIC photo that claims 30,000 × 30,000', async () => {
    expect(
      await rejectionOf(
        'image',
        await heicPhoto({ width: 64, height: 64, claimed: { width: 30_000, height: 30_000 } }),
      ),
    ).toEqual([413, 'image_too_large']);
  });
});

describe('references in files', () => {
  it('a playlist is rejected and not followed, whatever it claims to be', async () => {
    for (const target of [address, 'file:///etc/passwd', `concat:${address}`]) {
      expect(await rejectionOf('audio', hlsPlaylist(target))).toEqual([415, 'not_a_recording']);
      expect(await rejectionOf('media', hlsPlaylist(target))).toEqual([415, 'not_image_or_video']);
      expect(await rejectionOf('audio', Buffer.concat([mp3Header, hlsPlaylist(target)]))).toEqual([
        400,
        'file_unreadable',
      ]);
      expect(
        await rejectionOf(
          'image',
          Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><image href="${target}"/></svg>`),
        ),
      ).toEqual([415, 'not_an_image']);
    }
    expect(receivedRequests).toEqual([]);
  });

  it('ffmpeg would not follow a playlist with any of our demuxers', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'memory-test-playlist-'));
    const path = join(folder, 'playlist.m3u8');
    await writeFile(path, hlsPlaylist(address));
    const ffmpeg = media.app.get(Ffmpeg);
    for (const demuxer of ['mp3', 'mov', 'matroska', 'ogg', 'wav', 'aac'] as const) {
      const copying = ffmpeg.runFfmpeg({
        args: [...restrictedInputArgs({ path, demuxer }), '-c', 'copy', '-f', 'null', '-'],
        timeoutMs: 10_000,
      });
      await expect(copying).rejects.toThrow(FfmpegError);
    }
    expect(receivedRequests).toEqual([]);
    await rm(folder, { recursive: true });
  });

  it('ffmpeg is killed when it exceeds its timeout or output limit', async () => {
    const ffmpeg = media.app.get(Ffmpeg);
    const forever = ffmpeg.runFfmpeg({
      args: ['-re', '-f', 'lavfi', '-i', 'anullsrc', '-f', 'null', '-'],
      timeoutMs: 300,
    });
    await expect(forever).rejects.toThrow(FfmpegError);
    const endless = ffmpeg.runFfmpeg({
      args: [
        '-f',
        'lavfi',
        '-i',
        'anullsrc=r=192000:cl=7.1',
        '-f',
        'wav',
        '-y',
        `file:${join(media.config.SCRATCH_DIR, 'endless')}`,
      ],
      timeoutMs: 60_000,
    });
    await expect(endless).rejects.toThrow(FfmpegError);
    await rm(join(media.config.SCRATCH_DIR, 'endless'));
  });
});

describe('polyglot files', () => {
  const storedOf = async (field: 'audio' | 'image', bytes: Uint8Array): Promise<Buffer> => {
    const user = newUserId();
    const { body } = await media.uploadAccepted(user, field, bytes);
    return Buffer.from(await (await media.request(user, body.url)).arrayBuffer());
  };
  it('a GIF that is also a script is stored without the script', async () => {
    // As JavaScript its first bytes are `GIF89a/*`, and the comment continues with `*/=1;alert(1)//`.
    const polyglot = gifOfSize(0x2a2f, 1, 1, '*/=1;alert(1)//');
    expect(polyglot.subarray(0, 8).toString()).toBe('GIF89a/*');
    const stored = await storedOf('image', polyglot);
    expect([stored.subarray(0, 6).toString('latin1'), stored.includes('alert')]).toEqual(['GIF89a', false]);
  });
  it('a photo with appended HTML is stored without it', async () => {
    const polyglot = Buffer.concat([
      await generateImage().jpeg().toBuffer(),
      Buffer.from('<html><script>alert(1)</script>'),
    ]);
    expect((await storedOf('image', polyglot)).includes('alert')).toBe(false);
  });
  it('a recording with embedded HTML is stored without it', async () => {
    const polyglot = Buffer.concat([
      await generateRecording('m4a'),
      Buffer.from([0, 0, 0, 39]),
      Buffer.from('free<html><script>alert(1)</script>'),
    ]);
    expect((await storedOf('audio', polyglot)).includes('alert')).toBe(false);
  });
});

describe('a multipart form that', () => {
  const BOUNDARY = 'b';
  const partNamed = (filename: string): Buffer =>
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="image"; filename="${filename}"\r\ncontent-type: image/png\r\n\r\n`,
    );
  const send = async (user: string, path: string, body: Buffer): Promise<Response> =>
    media.request(user, path, {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      body: new Uint8Array(body),
    });
  const END = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);

  it.each([
    ['a path', '../../../etc/passwd'],
    ['a Windows path', '..\\..\\boot.ini'],
    ['a NUL', 'photo\0.png'],
    ['300 characters', 'x'.repeat(300)],
  ])('names its file with %s is rejected', async (_what, name) => {
    const user = newUserId();
    const before = await media.storedKeys();
    const response = await send(
      user,
      '/api/upload/image',
      Buffer.concat([partNamed(name), await generateImage().png().toBuffer(), END]),
    );
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'file_name_invalid' }),
    ]);
    await expectNothingStored(user, before);
  });

  it('has a long Chinese file name is accepted', async () => {
    const response = await send(
      newUserId(),
      '/api/upload/image',
      Buffer.concat([partNamed('我'.repeat(200)), await generateImage().png().toBuffer(), END]),
    );
    expect(response.status).toBe(201);
  });

  it('has a thousand parts is rejected', async () => {
    const user = newUserId();
    const before = await media.storedKeys();
    const part = Buffer.concat([
      Buffer.from(partNamed('a').toString().replace('"image"', '"media"')),
      await generateImage(2, 2).png().toBuffer(),
      Buffer.from('\r\n'),
    ]);
    const response = await send(
      user,
      '/api/upload/media',
      Buffer.concat([...Array.from({ length: 1_000 }, () => part), END]),
    );
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'too_many_media' }),
    ]);
    await expectNothingStored(user, before);
  });

  /** Sends a request whose body `write` controls. @returns the status and error code of the response */
  async function sendRaw(
    app: MediaApp,
    user: string,
    headers: Record<string, string>,
    write: (send: (bytes: Uint8Array) => Promise<void>, end: () => void) => Promise<void>,
  ): Promise<[number, string]> {
    const sent = httpRequest(`${app.url}/api/upload/audio`, {
      method: 'POST',
      headers: {
        ...(await app.identity(user)),
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        ...headers,
      },
    });
    sent.on('error', () => undefined); // the server may close the connection after rejecting
    const responded = once(sent, 'response') as Promise<[IncomingMessage]>;
    await write(
      async (bytes) => {
        if (!sent.write(bytes)) await Promise.race([once(sent, 'drain'), responded]);
      },
      () => void sent.end(),
    );
    const [response] = await responded;
    let text = '';
    for await (const chunk of response) text += String(chunk);
    sent.destroy();
    return [response.statusCode ?? 0, (JSON.parse(text) as { code: string }).code];
  }
  const audioPart = Buffer.from(partNamed('a').toString().replace('"image"', '"audio"'));

  it('has no Content-Length is rejected as soon as it is too large', async () => {
    const user = newUserId();
    const before = await media.storedKeys();
    const megabyte = Buffer.alloc(1024 * 1024);
    const result = await sendRaw(media, user, { 'transfer-encoding': 'chunked' }, async (write, end) => {
      await write(audioPart);
      for (let sent = 0; sent <= AUDIO_MAX_BYTES; sent += megabyte.length) await write(megabyte);
      end();
    });
    expect(result).toEqual([413, 'recording_too_large']);
    await expectNothingStored(user, before);
  });

  it('stalls before its Content-Length is ended', async () => {
    const user = newUserId();
    const impatientApp = await startMediaApp({ BODY_IDLE_MS: '1000' });
    const wav = await generateRecording('wav');
    const result = await sendRaw(impatientApp, user, { 'content-length': String(wav.length * 10) }, async (write) => {
      await write(audioPart);
      await write(wav);
    });
    expect(result).toEqual([400, 'upload_interrupted']);
    await expectNothingStored(user, [], impatientApp);
    await impatientApp.stop();
  });
});
