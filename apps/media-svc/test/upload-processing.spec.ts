import { once } from 'node:events';
import { Agent, type IncomingMessage, request as httpRequest } from 'node:http';
import { json } from 'node:stream/consumers';
import { fileIdFromMediaUrl, type UploadedFile, type UploadedMedia } from '@memory/contracts';
import { jobNames } from '../src/jobs/job-catalog.ts';
import { JobQueues } from '../src/jobs/job-queues.ts';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { generateImage, generateRecording } from './sample-files.ts';

let media: MediaApp;
const files: Record<'audio' | 'image' | 'media', Uint8Array> = {
  audio: Buffer.of(),
  image: Buffer.of(),
  media: Buffer.of(),
};
beforeAll(async () => {
  [media, files.audio, files.image] = await Promise.all([
    startMediaApp(),
    generateRecording('wav'),
    generateImage().png().toBuffer(),
  ]);
  files.media = files.image;
});
afterAll(() => media.stop());

type Field = keyof typeof files;
interface SendOptions {
  readonly app?: MediaApp;
  readonly headers?: Record<string, string>;
}
/** Sends one file in a form of unknown length, so that the quota is enforced when the file is stored. */
function send(user: string, field: Field, { app = media, headers = {} }: SendOptions = {}): Promise<Response> {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(files[field])]), 'file');
  const { body, headers: own } = new Response(form);
  const all = { 'content-type': own.get('content-type') ?? '', ...headers };
  return app.request(user, `/api/upload/${field}`, {
    method: 'POST',
    headers: all,
    body,
    duplex: 'half',
  } as RequestInit);
}
async function upload(user: string, field: Field, options: SendOptions = {}): Promise<UploadedFile | UploadedMedia> {
  const uploaded = (await (await send(user, field, options)).json()) as UploadedFile | UploadedMedia[];
  const [first] = [uploaded].flat();
  if (!first) throw new Error('no file was stored');
  return first;
}
/** The names of the jobs that are enqueued for a file. */
async function jobsOf(app: MediaApp, fileId: string): Promise<string[]> {
  const queues = app.app.get(JobQueues);
  const jobs = await Promise.all(jobNames.map((name) => queues.queueFor(name).getJob(fileId)));
  return jobNames.filter((_, index) => jobs[index]);
}

describe('an uploaded file', () => {
  /** The row of a new file and the names of its jobs, which are not processed because no worker runs. */
  async function stateAfterUpload(field: Field, app = media): Promise<{ row: unknown; jobs: string[] }> {
    const user = newUserId();
    const id = fileIdFromMediaUrl((await upload(user, field, { app })).url) ?? '';
    const row = await app.database.file.findUnique({ where: { id, ownerId: user } });
    return { row, jobs: await jobsOf(app, id) };
  }

  it.each<[Field, object, string[]]>([
    ['audio', { kind: 'audio', textStatus: 'done', textReason: 'no_provider', thumbnailStatus: 'none' }, []],
    [
      'image',
      { kind: 'image', textStatus: 'pending', thumbnailStatus: 'pending' },
      ['recognizePhotoText', 'createThumbnails'],
    ],
    [
      'media',
      { kind: 'image', textStatus: 'done', textReason: null, thumbnailStatus: 'pending' },
      ['createThumbnails'],
    ],
  ])('as %s is processed by its jobs', async (field, row, jobs) => {
    expect(await stateAfterUpload(field)).toEqual({ row: expect.objectContaining(row), jobs });
  });

  it('that is a recording is transcribed when there is a provider', async () => {
    const app = await startMediaApp({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: 'http://127.0.0.1:1' });
    const row = expect.objectContaining({ kind: 'audio', textStatus: 'pending', textReason: null });
    expect(await stateAfterUpload('audio', app)).toEqual({ row, jobs: ['transcribeRecording'] });
    await app.stop();
  });

  it('that is a recording has the spoken language of its owner', async () => {
    const user = newUserId();
    await media.request(user, '/api/speaker', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ spokenLanguage: 'zh-Hans' }),
    });
    const id = fileIdFromMediaUrl((await upload(user, 'audio')).url);
    expect(await media.database.file.findUnique({ where: { id } })).toMatchObject({ spokenLanguage: 'zh-Hans' });
  });
});

describe.each<Field>(['audio', 'image', 'media'])('an upload as %s', (field) => {
  it('is rejected when its file exceeds the quota', async () => {
    const user = newUserId();
    await media.database.storageUsage.create({ data: { ownerId: user, quotaBytes: 1 } });
    const response = await send(user, field);
    expect([response.status, await response.json()]).toEqual([413, expect.objectContaining({ code: 'storage_full' })]);
  });

  it('creates one file, which retries with the same idempotency key return', async () => {
    const user = newUserId();
    const headers = { 'idempotency-key': 'key' };
    const first = await upload(user, field, { headers });
    expect(await upload(user, field, { headers })).toEqual(first);
    expect(await media.database.file.count({ where: { ownerId: user } })).toBe(1);
  });
});

it('one rejected file of several is named by the error, and none is stored', async () => {
  const user = newUserId();
  const form = new FormData();
  for (const bytes of [files.image, files.audio]) form.append('media', new Blob([new Uint8Array(bytes)]), 'file');
  const response = await media.request(user, '/api/upload/media', { method: 'POST', body: form });
  const errors = [{ path: 'media[1]', message: expect.any(String) }];
  expect(await response.json()).toMatchObject({ statusCode: 415, code: 'not_image_or_video', errors });
  expect(await media.database.file.count({ where: { ownerId: user } })).toBe(0);
});

it('the connection of an upload that is rejected while it arrives stays usable', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const identity = await media.identity(newUserId());
  const upload = httpRequest(`${media.url}/api/upload/media`, {
    method: 'POST',
    agent,
    headers: { ...identity, 'content-type': 'multipart/form-data; boundary=b' },
  });
  upload.write('--b\r\ncontent-disposition: form-data; name="other"; filename="a"\r\n\r\n');
  upload.write(Buffer.alloc(24 * 1024 * 1024));
  upload.end('\r\n--b--\r\n');
  const [rejected] = (await once(upload, 'response')) as [IncomingMessage];
  expect(await json(rejected)).toMatchObject({ statusCode: 400, code: 'file_missing' });
  const next = httpRequest(`${media.url}/api/storage`, { agent, headers: identity }).end();
  const [response] = (await once(next, 'response')) as [IncomingMessage];
  expect([response.statusCode, next.socket === upload.socket]).toEqual([200, true]);
  agent.destroy();
});
