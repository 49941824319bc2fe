import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AUDIO_MAX_BYTES } from '@memory/contracts';
import { eventually } from '@memory/testing';
import sharp from 'sharp';
import { Ffmpeg, FfmpegRefused } from '../src/ffmpeg/ffmpeg.ts';
import { safeInput } from '../src/ffmpeg/safe-input.ts';
import { heicPhoto } from './heic.ts';
import { encryptedZip, gifOfSize, mp3Beginning, playlist, pngOfSize, webpOfSize } from './hostile-files.ts';
import { aUser, type MediaApp, startMediaApp } from './media-app.ts';
import { film, made, picture, recording } from './media-files.ts';

let media: MediaApp;
/** Nobody has any business here. */
let elsewhere: Server;
const visits: string[] = [];
let address: string;

beforeAll(async () => {
  elsewhere = createServer((request, response) => {
    visits.push(request.url ?? '');
    response.end();
  }).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/secret`;
  media = await startMediaApp();
});
afterAll(async () => {
  elsewhere.close();
  await media.stop();
});

type Field = 'audio' | 'image' | 'media';
/** With what it is refused; nothing of it is left anywhere. */
async function refusal(field: Field, bytes: Uint8Array): Promise<[status: number, code: string]> {
  const user = aUser();
  const before = await media.storedKeys();
  const response = await media.upload(user, field, bytes);
  const { statusCode, code } = (await response.json()) as { statusCode: number; code: string };
  expect(response.status).toBe(statusCode);
  await expectNothingOf(user, before);
  return [statusCode, code];
}
async function expectNothingOf(user: string, before: readonly string[], app = media): Promise<void> {
  expect(await app.database.file.count({ where: { ownerId: user } })).toBe(0);
  expect(await app.storedKeys()).toEqual(before);
  await eventually(async () => expect(await app.scratchFiles()).toEqual([]));
}

const secret = [
  '-encryption_scheme',
  'cenc-aes-ctr',
  '-encryption_key',
  '76a6c65c5ea762046bd749a2e632ccbb',
  '-encryption_kid',
  'a7e61c373e219033c21091fa607bf3b8',
];
const cut = (bytes: Buffer, part = 0.6): Buffer => bytes.subarray(0, Math.floor(bytes.length * part));

describe('torn', () => {
  it.each(['webm', 'm4a', 'wav'] as const)('a recording in %s', async (encoding) => {
    expect(await refusal('audio', cut(await recording(encoding)))).toEqual([400, 'file_unreadable']);
  });
  it.each(['webm', 'mp4', 'mov'] as const)('a film in %s', async (encoding) => {
    expect(await refusal('media', cut(await film(encoding)))).toEqual([400, 'file_unreadable']);
  });
  it('a film whose index came first', async () => {
    expect(
      await refusal(
        'media',
        cut(await made(['-c', 'copy', '-movflags', '+faststart', '-f', 'mp4'], await film('mp4')), 0.9),
      ),
    ).toEqual([400, 'file_unreadable']);
  });
  it('a film of which there is only the beginning of its header', async () => {
    expect(await refusal('media', Buffer.from('00000018667479706d703432', 'hex'))).toEqual([400, 'file_unreadable']);
  });
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('a picture in %s', async (format) => {
    const noise = await made([
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
    expect(await refusal('image', cut(await sharp(noise).toFormat(format).toBuffer()))).toEqual([
      400,
      'file_unreadable',
    ]);
  });
  it('a photo of an iPhone', async () => {
    const photo = await heicPhoto({ width: 256, height: 256 });
    expect(await refusal('image', photo.subarray(0, 400))).toEqual([400, 'file_unreadable']);
  });
});

describe('not what it should be', () => {
  it('a film where a recording is wanted', async () => {
    expect(await refusal('audio', await film('webm'))).toEqual([415, 'not_a_recording']);
    expect(await refusal('audio', await film('mp4'))).toEqual([415, 'not_a_recording']);
  });
  it('a recording where a film is wanted', async () => {
    expect(await refusal('media', await recording('webm'))).toEqual([415, 'not_image_or_video']);
    expect(await refusal('media', await recording('mp4'))).toEqual([415, 'not_image_or_video']);
  });
  it('a recording whose sound no browser plays', async () => {
    expect(
      await refusal('audio', await made(['-f', 'lavfi', '-i', 'sine=duration=0.5', '-c:a', 'ac3', '-f', 'mp4'])),
    ).toEqual([400, 'file_unreadable']);
  });
  it('an encrypted recording, an encrypted film, an encrypted archive', async () => {
    expect(await refusal('audio', await made(['-c', 'copy', ...secret, '-f', 'mp4'], await recording('m4a')))).toEqual([
      400,
      'file_protected',
    ]);
    expect(await refusal('media', await made(['-c', 'copy', ...secret, '-f', 'mp4'], await film('mp4')))).toEqual([
      400,
      'file_protected',
    ]);
    expect(await refusal('media', encryptedZip())).toEqual([415, 'not_image_or_video']);
  });
  it('a film without a picture that can be shown', async () => {
    const mp4 = await film('mp4');
    const at = mp4.indexOf('mdat') + 4;
    const scrambled = Buffer.from(mp4);
    scrambled.fill(0xa5, at, mp4.indexOf('moov') - 4);
    expect(await refusal('media', scrambled)).toEqual([400, 'file_unreadable']);
  });
});

describe('more than it looks', () => {
  it.each<[string, () => Buffer]>([
    ['a PNG of 50,000 × 50,000', () => pngOfSize(50_000, 50_000)],
    ['a WebP of 16,000 × 16,000', () => webpOfSize(16_000, 16_000)],
    ['a GIF of 1,000 × 1,000 that moves 3,000 times', () => gifOfSize(1_000, 1_000, 3_000)],
  ])('%s', async (_what, bytes) => {
    expect(await refusal('image', bytes())).toEqual([413, 'image_too_large']);
  });
  it('a photo of an iPhone that claims 30,000 × 30,000', async () => {
    expect(
      await refusal('image', await heicPhoto({ width: 64, height: 64, claimed: { width: 30_000, height: 30_000 } })),
    ).toEqual([413, 'image_too_large']);
  });
});

describe('leading elsewhere', () => {
  it('a playlist, whatever it claims to be, is not followed', async () => {
    for (const target of [address, 'file:///etc/passwd', `concat:${address}`]) {
      expect(await refusal('audio', playlist(target))).toEqual([415, 'not_a_recording']);
      expect(await refusal('media', playlist(target))).toEqual([415, 'not_image_or_video']);
      expect(await refusal('audio', Buffer.concat([mp3Beginning, playlist(target)]))).toEqual([400, 'file_unreadable']);
      expect(
        await refusal('image', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><image href="${target}"/></svg>`)),
      ).toEqual([415, 'not_an_image']);
    }
    expect(visits).toEqual([]);
  });

  it('a playlist would not be followed either, were it ever taken for what it claims', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'memory-test-playlist-'));
    const path = join(folder, 'playlist.m3u8');
    await writeFile(path, playlist(address));
    const ffmpeg = media.app.get(Ffmpeg);
    for (const demuxer of ['mp3', 'mov', 'matroska', 'ogg', 'wav', 'aac'] as const) {
      const copying = ffmpeg.ffmpeg({
        args: [...safeInput({ path, demuxer }), '-c', 'copy', '-f', 'null', '-'],
        timeoutMs: 10_000,
      });
      await expect(copying).rejects.toThrow(FfmpegRefused);
    }
    expect(visits).toEqual([]);
    await rm(folder, { recursive: true });
  });

  it('a program that goes on for ever is ended, and so is one that writes or takes without end', async () => {
    const ffmpeg = media.app.get(Ffmpeg);
    const forever = ffmpeg.ffmpeg({
      args: ['-re', '-f', 'lavfi', '-i', 'anullsrc', '-f', 'null', '-'],
      timeoutMs: 300,
    });
    await expect(forever).rejects.toThrow(FfmpegRefused);
    const endless = ffmpeg.ffmpeg({
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
    await expect(endless).rejects.toThrow(FfmpegRefused);
    await rm(join(media.config.SCRATCH_DIR, 'endless'));
  });
});

describe('two things at once', () => {
  const storedOf = async (field: 'audio' | 'image', bytes: Uint8Array): Promise<Buffer> => {
    const user = aUser();
    const { answer } = await media.keep(user, field, bytes);
    return Buffer.from(await (await media.request(user, answer.url)).arrayBuffer());
  };
  it('a GIF that is a script as well is kept as a GIF alone', async () => {
    // Read as JavaScript its first bytes are `GIF89a/*`, and the comment goes on to `*/=1;alert(1)//`.
    const both = gifOfSize(0x2a2f, 1, 1, '*/=1;alert(1)//');
    expect(both.subarray(0, 8).toString()).toBe('GIF89a/*');
    const stored = await storedOf('image', both);
    expect([stored.subarray(0, 6).toString('latin1'), stored.includes('alert')]).toEqual(['GIF89a', false]);
  });
  it('a photo with a page behind it is kept as a photo alone', async () => {
    const both = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from('<html><script>alert(1)</script>')]);
    expect((await storedOf('image', both)).includes('alert')).toBe(false);
  });
  it('a recording with a page in it is kept as a recording alone', async () => {
    const both = Buffer.concat([
      await recording('m4a'),
      Buffer.from([0, 0, 0, 39]),
      Buffer.from('free<html><script>alert(1)</script>'),
    ]);
    expect((await storedOf('audio', both)).includes('alert')).toBe(false);
  });
});

describe('a form that', () => {
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
    ['a way to somewhere else', '../../../etc/passwd'],
    ['such a way for Windows', '..\\..\\boot.ini'],
    ['a NUL', 'photo\0.png'],
    ['300 characters', 'x'.repeat(300)],
  ])('names its file with %s is refused', async (_what, name) => {
    const user = aUser();
    const before = await media.storedKeys();
    const response = await send(
      user,
      '/api/upload/image',
      Buffer.concat([partNamed(name), await picture().png().toBuffer(), END]),
    );
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'file_name_invalid' }),
    ]);
    await expectNothingOf(user, before);
  });

  it('names its file in Chinese, at length, is taken', async () => {
    const response = await send(
      aUser(),
      '/api/upload/image',
      Buffer.concat([partNamed('我'.repeat(200)), await picture().png().toBuffer(), END]),
    );
    expect(response.status).toBe(201);
  });

  it('has a thousand parts is refused', async () => {
    const user = aUser();
    const before = await media.storedKeys();
    const part = Buffer.concat([
      Buffer.from(partNamed('a').toString().replace('"image"', '"media"')),
      await picture(2, 2).png().toBuffer(),
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
    await expectNothingOf(user, before);
  });

  /** A connection on which `write` decides what is said. @returns the answer's status and code */
  async function speak(
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
    sent.on('error', () => undefined); // whoever is refused may be hung up on
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
    await write(
      async (bytes) => {
        if (!sent.write(bytes)) await Promise.race([once(sent, 'drain'), answered]);
      },
      () => void sent.end(),
    );
    const [response] = await answered;
    let text = '';
    for await (const chunk of response) text += String(chunk);
    sent.destroy();
    return [response.statusCode ?? 0, (JSON.parse(text) as { code: string }).code];
  }
  const audioPart = Buffer.from(partNamed('a').toString().replace('"image"', '"audio"'));

  it('never says how long it is, is refused as soon as it is too long', async () => {
    const user = aUser();
    const before = await media.storedKeys();
    const megabyte = Buffer.alloc(1024 * 1024);
    const answer = await speak(media, user, { 'transfer-encoding': 'chunked' }, async (write, end) => {
      await write(audioPart);
      for (let sent = 0; sent <= AUDIO_MAX_BYTES; sent += megabyte.length) await write(megabyte);
      end();
    });
    expect(answer).toEqual([413, 'recording_too_large']);
    await expectNothingOf(user, before);
  });

  it('promises more than it sends is given up', async () => {
    const user = aUser();
    const impatient = await startMediaApp({ BODY_IDLE_MS: '1000' });
    const wav = await recording('wav');
    const answer = await speak(impatient, user, { 'content-length': String(wav.length * 10) }, async (write) => {
      await write(audioPart);
      await write(wav);
    });
    expect(answer).toEqual([400, 'upload_interrupted']);
    await expectNothingOf(user, [], impatient);
    await impatient.stop();
  });
});
