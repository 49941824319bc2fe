import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import { ApiError } from '@memory/service-kit';
import fc from 'fast-check';
import Fastify, { type FastifyInstance } from 'fastify';
import { type MultipartExpectations, receiveMultipartFiles } from './receive-multipart-files.ts';
import { imageFormConstraints, mediaFormConstraints, recordingFormConstraints } from './upload-forms.ts';

const form: MultipartExpectations = {
  field: 'media',
  maxFiles: 3,
  tooManyCode: 'too_many_media',
  maxBytes: 1_000,
  tooLargeCode: () => 'image_too_large',
};
const singleFileForm: MultipartExpectations = { ...form, maxFiles: 1, tooManyCode: 'too_many_files' };

let server: FastifyInstance;
let root: string;
/** The form that the server expects, and where it puts the files; undefined for a new folder. */
let expected: MultipartExpectations;
let target: string | undefined;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'memory-test-forms-'));
  server = Fastify();
  await server.register(multipart);
  server.setErrorHandler((error, _request, reply) =>
    error instanceof ApiError ? reply.status(error.status).send(error.toBody('en')) : reply.status(500).send({}),
  );
  server.route({
    method: 'POST',
    url: '/',
    handler: async (request) => {
      const paths = await receiveMultipartFiles(request, target ?? (await mkdtemp(join(root, 'work-'))), expected);
      return Promise.all(paths.map((path) => readFile(path, 'base64')));
    },
  });
});
beforeEach(() => {
  expected = form;
  target = undefined;
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true });
});

type Part = readonly [name: string, value: string | Uint8Array];
const repeat = (times: number, part: Part): Part[] => Array<Part>(times).fill(part);

async function post(payload: Buffer | Readable, contentType: string) {
  const headers = { 'content-type': contentType };
  const response = await server.inject({ method: 'POST', url: '/', headers, payload });
  return [response.statusCode, response.json()];
}
/** Sends a form; values that are bytes are files. @returns the status, and the received files in Base64 or the error */
async function send(...parts: Part[]) {
  const body = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, new Blob([new Uint8Array(value)]), 'photo.png');
  }
  const encoded = new Response(body);
  return post(Buffer.from(await encoded.arrayBuffer()), encoded.headers.get('content-type') ?? '');
}
const rejected = (status: number, code: string) => [status, expect.objectContaining({ code, statusCode: status })];

const BOUNDARY = 'b';
const rawType = `multipart/form-data; boundary=${BOUNDARY}`;
const rawPart = (name: string, filename = 'a', content = 'x'): string =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\n\r\n${content}\r\n`;
const sendRaw = (...parts: string[]) => post(Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`), rawType);

describe('the files of a form', () => {
  it('are received unchanged and in order, beside other fields that are ignored', async () => {
    const file = fc.uint8Array({ minLength: 1, maxLength: 1_000 });
    const texts = fc.array(fc.string({ maxLength: 50 }), { maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(fc.array(file, { minLength: 1, maxLength: 3 }), texts, async (files, others) => {
        const parts = [
          ...files.map((bytes) => ['media', bytes] as const),
          ...others.map((text) => ['x', text] as const),
        ];
        expect(await send(...parts)).toEqual([200, files.map((bytes) => Buffer.from(bytes).toString('base64'))]);
      }),
      { numRuns: 20 },
    );
  });

  it('may be as many as the form allows, with ten other fields before them', async () => {
    const [status, files] = await send(...repeat(10, ['x', 'y']), ...repeat(3, ['media', Buffer.from('z')]));
    expect([status, files]).toEqual([200, ['eg==', 'eg==', 'eg==']]);
  });

  it('are stored under names of our own, whatever theirs are', async () => {
    target = await mkdtemp(join(root, 'own-names-'));
    for (const name of [
      '/etc/passwd',
      String.raw`C:\Windows\win.ini`,
      '..',
      '.',
      'received-9',
      'photo\u202egnp.exe',
      'NUL',
      'a;b',
    ])
      expect(await sendRaw(rawPart('media', name), rawPart('media', name, 'y'))).toEqual([200, ['eA==', 'eQ==']]);
    expect((await readdir(target, { recursive: true })).toSorted()).toEqual(['received-0', 'received-1']);
  });

  it('may have 255 characters in their names, and dots', async () => {
    expect((await sendRaw(rawPart('media', '我'.repeat(255))))[0]).toBe(200);
    expect((await sendRaw(rawPart('media', '..2026.05..01..')))[0]).toBe(200);
  });
});

describe('a form is rejected', () => {
  it.each<[string, number, string, Part[]]>([
    ['without parts', 400, 'file_missing', []],
    ['without a file', 400, 'file_missing', [['media', 'text']]],
    ['with a file in another field', 400, 'file_missing', [['audio', Buffer.from('x')]]],
    [
      'with another file in another field',
      400,
      'file_missing',
      [
        ['media', Buffer.from('x')],
        ['audio', Buffer.from('x')],
      ],
    ],
    ['with too many files', 400, 'too_many_media', repeat(4, ['media', Buffer.from('x')])],
    ['with eleven other fields', 400, 'too_many_media', [['media', Buffer.from('x')], ...repeat(11, ['x', 'y'])]],
  ])('%s', async (_what, status, code, parts) => {
    expect(await send(...parts)).toEqual(rejected(status, code));
  });

  it('when the body is no form', async () => {
    expect(await post(Buffer.from('{}'), 'application/json')).toEqual(rejected(400, 'file_missing'));
  });

  it.each([
    ['leads to the parent folder', '../x'],
    ['leads to the parent folder on Windows', '..\\x'],
    ['leads out of a folder', 'a/../../x'],
    ['has a tab', 'a\tb'],
    ['has a control character', 'a\u007fb'],
    ['has 256 characters', 'x'.repeat(256)],
  ])('when the name of a file %s', async (_what, name) => {
    expect(await sendRaw(rawPart('media', name))).toEqual(rejected(400, 'file_name_invalid'));
  });

  it('when a field has the name of a property of all objects', async () => {
    expect(await sendRaw(rawPart('media'), rawPart('__proto__'))).toEqual(rejected(400, 'malformed_body'));
  });

  it('when it ends inside a file', async () => {
    expect(await post(Buffer.from(rawPart('media')), rawType)).toEqual(rejected(400, 'upload_interrupted'));
  });

  it.each<[string, number, string, Buffer]>([
    ['empty', 400, 'file_empty', Buffer.alloc(0)],
    ['too large', 413, 'image_too_large', Buffer.alloc(1_001)],
  ])('when a file is %s; the error names the file where there may be several', async (_what, status, code, bytes) => {
    const parts: Part[] = [
      ['media', Buffer.from('x')],
      ['media', bytes],
    ];
    const [, { errors }] = await send(...parts);
    expect(await send(...parts)).toEqual(rejected(status, code));
    expect(errors).toEqual([{ path: 'media[1]', message: expect.any(String) }]);
    expected = singleFileForm;
    const [, single] = await send(['media', bytes]);
    expect(single).toEqual({ statusCode: status, code, message: expect.any(String) });
  });

  it('as soon as a file is too large, before the rest has arrived', async () => {
    expected = { ...form, maxBytes: 100_000 };
    const unfinished = Readable.from(
      (async function* () {
        yield rawPart('media');
        yield rawPart('media').slice(0, -2);
        for (let chunk = 0; chunk < 20; chunk += 1) yield 'x'.repeat(16_000);
        await new Promise(() => undefined);
      })(),
    );
    expect(await post(unfinished, rawType)).toEqual(rejected(413, 'image_too_large'));
    unfinished.destroy();
  });
});

it('an error of the file system is not reported as the sender’s', async () => {
  target = join(root, 'no-such-folder');
  expect(await send(['media', Buffer.from('x')])).toEqual([500, {}]);
});

it.each<[string, MultipartExpectations, string, string]>([
  ['recording', recordingFormConstraints, 'RIFF', 'recording_too_large'],
  ['image', imageFormConstraints, '\u0089PNG\r\n\u001a\n', 'image_too_large'],
  ['image of an entry', mediaFormConstraints, '\u0089PNG\r\n\u001a\n', 'image_too_large'],
  ['video of an entry', mediaFormConstraints, '\0\0\0\u0018ftypisom', 'video_too_large'],
])('a too large %s is named as such', async (_what, realForm, signature, code) => {
  expected = { ...realForm, maxBytes: 1_000 };
  const bytes = Buffer.concat([Buffer.from(signature, 'latin1'), Buffer.alloc(2_000)]);
  expect(await send([realForm.field, bytes])).toEqual(rejected(413, code));
});
