import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ffmpeg, FfmpegError } from '../src/ffmpeg/ffmpeg.ts';
import { restrictedInputArgs } from '../src/ffmpeg/restricted-input-args.ts';
import { hlsPlaylist, mp3Header } from './hostile-files.ts';
import { type MediaApp, startMediaApp } from './media-app.ts';
import { uploadRejected } from './rejected-uploads.ts';

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
  // With the extension of a segment, because ffmpeg follows no other address in a playlist.
  address = `http://127.0.0.1:${(trapServer.address() as AddressInfo).port}/secret.ts`;
  media = await startMediaApp();
});
afterAll(async () => {
  trapServer.close();
  await media.stop();
});

const rejectionOf = (field: 'audio' | 'image' | 'media', bytes: Uint8Array) => uploadRejected(media, field, bytes);

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
