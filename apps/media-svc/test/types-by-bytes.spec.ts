import { fileIdFromMediaUrl, type UploadedFile, type UploadedMedia } from '@memory/contracts';
import { heicPhoto } from './heic.ts';
import { aUser, type MediaApp, startMediaApp } from './media-app.ts';
import { film, picture, recording } from './media-files.ts';

let media: MediaApp;
beforeAll(async () => void (media = await startMediaApp()));
afterAll(() => media.stop());

type Field = 'image' | 'audio' | 'media';
interface Pretence {
  readonly field: Field;
  readonly bytes: () => Promise<Uint8Array>;
  readonly name: string;
  readonly contentType: string;
}

function send({ field, name, contentType }: Pretence, user: string, bytes: Uint8Array): Promise<Response> {
  const body = new FormData();
  body.append(field, new Blob([new Uint8Array(bytes)], { type: contentType }), name);
  return media.request(user, `/api/upload/${field}`, { method: 'POST', body });
}

const png = () => picture().png().toBuffer();
const jpeg = () => picture().jpeg().toBuffer();
const script = async () => Buffer.from('<html><script>alert(1)</script></html>'.padEnd(400));
const drawing = async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');

describe('a file is kept as what its bytes are, whatever it is sent as', () => {
  it.each<Pretence & { what: string; kept: string }>([
    { what: 'a PNG', field: 'image', bytes: png, name: 'photo.jpg', contentType: 'image/jpeg', kept: 'image/png' },
    { what: 'a JPEG', field: 'image', bytes: jpeg, name: 'photo.png', contentType: 'image/png', kept: 'image/jpeg' },
    {
      what: 'a GIF',
      field: 'image',
      bytes: () => picture().gif().toBuffer(),
      name: 'photo.webp',
      contentType: 'image/webp',
      kept: 'image/gif',
    },
    {
      what: 'a WebP',
      field: 'image',
      bytes: () => picture().webp().toBuffer(),
      name: 'photo.heic',
      contentType: 'image/heic',
      kept: 'image/webp',
    },
    {
      what: 'a HEIC',
      field: 'image',
      bytes: () => heicPhoto({ width: 64, height: 32 }),
      name: 'photo.gif',
      contentType: 'image/gif',
      kept: 'image/jpeg',
    },
    { what: 'a PNG', field: 'image', bytes: png, name: 'page.html', contentType: 'text/html', kept: 'image/png' },
    { what: 'a PNG', field: 'media', bytes: png, name: 'film.mp4', contentType: 'video/mp4', kept: 'image/png' },
    {
      what: 'an MP4 film',
      field: 'media',
      bytes: () => film('mp4'),
      name: 'photo.jpg',
      contentType: 'image/jpeg',
      kept: 'video/mp4',
    },
    {
      what: 'a WebM film',
      field: 'media',
      bytes: () => film('webm'),
      name: 'film.mp4',
      contentType: 'video/mp4',
      kept: 'video/webm',
    },
    {
      what: 'an MP3',
      field: 'audio',
      bytes: () => recording('mp3'),
      name: 'voice.webm',
      contentType: 'audio/webm',
      kept: 'audio/mpeg',
    },
    {
      what: 'a WAV',
      field: 'audio',
      bytes: () => recording('wav'),
      name: 'voice.mp3',
      contentType: 'audio/mpeg',
      kept: 'audio/wav',
    },
    {
      what: 'a WebM recording',
      field: 'audio',
      bytes: () => recording('webm'),
      name: 'voice.m4a',
      contentType: 'audio/mp4',
      kept: 'audio/webm',
    },
  ])('$what in the field $field, called $name ($contentType), as $kept', async ({ kept, ...pretence }) => {
    const user = aUser();
    const response = await send(pretence, user, await pretence.bytes());
    expect(response.status).toBe(201);
    const [answer] = [(await response.json()) as UploadedFile | UploadedMedia[]].flat();
    const { contentType } = await media.database.file.findUniqueOrThrow({
      where: { id: fileIdFromMediaUrl(answer?.url ?? '') },
    });
    const served = await media.request(user, answer?.url ?? '');
    expect([contentType, served.headers.get('content-type')]).toEqual([kept, kept]);
  });
});

describe('a file is refused for what its bytes are, whatever it is sent as', () => {
  it.each<Pretence & { what: string; code: string }>([
    {
      what: 'a page',
      field: 'image',
      bytes: script,
      name: 'photo.jpg',
      contentType: 'image/jpeg',
      code: 'not_an_image',
    },
    {
      what: 'a drawing with a script',
      field: 'image',
      bytes: drawing,
      name: 'photo.png',
      contentType: 'image/png',
      code: 'not_an_image',
    },
    {
      what: 'a film',
      field: 'image',
      bytes: () => film('mp4'),
      name: 'photo.heic',
      contentType: 'image/heic',
      code: 'not_an_image',
    },
    {
      what: 'a recording',
      field: 'image',
      bytes: () => recording('wav'),
      name: 'photo.webp',
      contentType: 'image/webp',
      code: 'not_an_image',
    },
    {
      what: 'a page',
      field: 'media',
      bytes: script,
      name: 'film.mp4',
      contentType: 'video/mp4',
      code: 'not_image_or_video',
    },
    {
      what: 'a recording',
      field: 'media',
      bytes: () => recording('m4a'),
      name: 'film.mp4',
      contentType: 'video/mp4',
      code: 'not_image_or_video',
    },
    {
      what: 'a recording',
      field: 'media',
      bytes: () => recording('wav'),
      name: 'photo.png',
      contentType: 'image/png',
      code: 'not_image_or_video',
    },
    {
      what: 'a page',
      field: 'audio',
      bytes: script,
      name: 'voice.webm',
      contentType: 'audio/webm',
      code: 'not_a_recording',
    },
    {
      what: 'a picture',
      field: 'audio',
      bytes: png,
      name: 'voice.mp3',
      contentType: 'audio/mpeg',
      code: 'not_a_recording',
    },
    {
      what: 'a film',
      field: 'audio',
      bytes: () => film('mp4'),
      name: 'voice.m4a',
      contentType: 'audio/mp4',
      code: 'not_a_recording',
    },
  ])('$what in the field $field, called $name ($contentType): $code', async ({ code, ...pretence }) => {
    const user = aUser();
    const response = await send(pretence, user, await pretence.bytes());
    expect([response.status, await response.json()]).toEqual([415, expect.objectContaining({ code })]);
    expect(await media.database.file.count({ where: { ownerId: user } })).toBe(0);
  });
});
