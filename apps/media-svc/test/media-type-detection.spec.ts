import { fileIdFromMediaUrl, type UploadedFile, type UploadedMedia } from '@memory/contracts';
import { heicPhoto } from './heic-photo.ts';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { generateVideo, generateImage, generateRecording } from './sample-files.ts';

let media: MediaApp;
beforeAll(async () => void (media = await startMediaApp()));
afterAll(() => media.stop());

type Field = 'image' | 'audio' | 'media';
interface ClaimedUpload {
  readonly field: Field;
  readonly bytes: () => Promise<Uint8Array>;
  readonly name: string;
  readonly contentType: string;
}

function send({ field, name, contentType }: ClaimedUpload, user: string, bytes: Uint8Array): Promise<Response> {
  const body = new FormData();
  body.append(field, new Blob([new Uint8Array(bytes)], { type: contentType }), name);
  return media.request(user, `/api/upload/${field}`, { method: 'POST', body });
}

const png = () => generateImage().png().toBuffer();
const jpeg = () => generateImage().jpeg().toBuffer();
const script = async () => Buffer.from('<html><script>alert(1)</script></html>'.padEnd(400));
const svg = async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');

describe('a file is stored with the type of its bytes, whatever it claims to be', () => {
  it.each<ClaimedUpload & { what: string; storedType: string }>([
    {
      what: 'a PNG',
      field: 'image',
      bytes: png,
      name: 'photo.jpg',
      contentType: 'image/jpeg',
      storedType: 'image/png',
    },
    {
      what: 'a JPEG',
      field: 'image',
      bytes: jpeg,
      name: 'photo.png',
      contentType: 'image/png',
      storedType: 'image/jpeg',
    },
    {
      what: 'a GIF',
      field: 'image',
      bytes: () => generateImage().gif().toBuffer(),
      name: 'photo.webp',
      contentType: 'image/webp',
      storedType: 'image/gif',
    },
    {
      what: 'a WebP',
      field: 'image',
      bytes: () => generateImage().webp().toBuffer(),
      name: 'photo.heic',
      contentType: 'image/heic',
      storedType: 'image/webp',
    },
    {
      what: 'a HEIC',
      field: 'image',
      bytes: () => heicPhoto({ width: 64, height: 32 }),
      name: 'photo.gif',
      contentType: 'image/gif',
      storedType: 'image/jpeg',
    },
    { what: 'a PNG', field: 'image', bytes: png, name: 'page.html', contentType: 'text/html', storedType: 'image/png' },
    { what: 'a PNG', field: 'media', bytes: png, name: 'film.mp4', contentType: 'video/mp4', storedType: 'image/png' },
    {
      what: 'an MP4 video',
      field: 'media',
      bytes: () => generateVideo('mp4'),
      name: 'photo.jpg',
      contentType: 'image/jpeg',
      storedType: 'video/mp4',
    },
    {
      what: 'a WebM video',
      field: 'media',
      bytes: () => generateVideo('webm'),
      name: 'film.mp4',
      contentType: 'video/mp4',
      storedType: 'video/webm',
    },
    {
      what: 'an MP3',
      field: 'audio',
      bytes: () => generateRecording('mp3'),
      name: 'voice.webm',
      contentType: 'audio/webm',
      storedType: 'audio/mpeg',
    },
    {
      what: 'a WAV',
      field: 'audio',
      bytes: () => generateRecording('wav'),
      name: 'voice.mp3',
      contentType: 'audio/mpeg',
      storedType: 'audio/wav',
    },
    {
      what: 'a WebM recording',
      field: 'audio',
      bytes: () => generateRecording('webm'),
      name: 'voice.m4a',
      contentType: 'audio/mp4',
      storedType: 'audio/webm',
    },
  ])('$what in the field $field, named $name ($contentType), as $storedType', async ({ storedType, ...claimed }) => {
    const user = newUserId();
    const response = await send(claimed, user, await claimed.bytes());
    expect(response.status).toBe(201);
    const [uploaded] = [(await response.json()) as UploadedFile | UploadedMedia[]].flat();
    const { contentType } = await media.database.file.findUniqueOrThrow({
      where: { id: fileIdFromMediaUrl(uploaded?.url ?? '') },
    });
    const served = await media.request(user, uploaded?.url ?? '');
    expect([contentType, served.headers.get('content-type')]).toEqual([storedType, storedType]);
  });
});

describe('a file is rejected by the type of its bytes, whatever it claims to be', () => {
  it.each<ClaimedUpload & { what: string; code: string }>([
    {
      what: 'an HTML page',
      field: 'image',
      bytes: script,
      name: 'photo.jpg',
      contentType: 'image/jpeg',
      code: 'not_an_image',
    },
    {
      what: 'a svg with a script',
      field: 'image',
      bytes: svg,
      name: 'photo.png',
      contentType: 'image/png',
      code: 'not_an_image',
    },
    {
      what: 'a video',
      field: 'image',
      bytes: () => generateVideo('mp4'),
      name: 'photo.heic',
      contentType: 'image/heic',
      code: 'not_an_image',
    },
    {
      what: 'a recording',
      field: 'image',
      bytes: () => generateRecording('wav'),
      name: 'photo.webp',
      contentType: 'image/webp',
      code: 'not_an_image',
    },
    {
      what: 'an HTML page',
      field: 'media',
      bytes: script,
      name: 'film.mp4',
      contentType: 'video/mp4',
      code: 'not_image_or_video',
    },
    {
      what: 'a recording',
      field: 'media',
      bytes: () => generateRecording('m4a'),
      name: 'film.mp4',
      contentType: 'video/mp4',
      code: 'not_image_or_video',
    },
    {
      what: 'a recording',
      field: 'media',
      bytes: () => generateRecording('wav'),
      name: 'photo.png',
      contentType: 'image/png',
      code: 'not_image_or_video',
    },
    {
      what: 'an HTML page',
      field: 'audio',
      bytes: script,
      name: 'voice.webm',
      contentType: 'audio/webm',
      code: 'not_a_recording',
    },
    {
      what: 'an image',
      field: 'audio',
      bytes: png,
      name: 'voice.mp3',
      contentType: 'audio/mpeg',
      code: 'not_a_recording',
    },
    {
      what: 'a video',
      field: 'audio',
      bytes: () => generateVideo('mp4'),
      name: 'voice.m4a',
      contentType: 'audio/mp4',
      code: 'not_a_recording',
    },
  ])('$what in the field $field, named $name ($contentType): $code', async ({ code, ...claimed }) => {
    const user = newUserId();
    const response = await send(claimed, user, await claimed.bytes());
    expect([response.status, await response.json()]).toEqual([415, expect.objectContaining({ code })]);
    expect(await media.database.file.count({ where: { ownerId: user } })).toBe(0);
  });
});
