import { randomUUID } from 'node:crypto';
import { defineRoute } from '@memory/contracts';
import { createTestDatabase, type TestDatabase } from '@memory/testing';
import { PgDatabase } from '@memory/testing/pg-database';
import { Body, Controller, Module, UseInterceptors } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import fc from 'fast-check';
import { vi } from 'vitest';
import { z } from 'zod';
import { SERVICE_DATABASE } from '../src/database/service-database.ts';
import { ExpiredIdempotencyKeys } from '../src/idempotency/run-idempotently.ts';
import {
  ApiError,
  createService,
  CurrentIdempotentRequest,
  IdempotencyInterceptor,
  IdempotencyKey,
  type IdempotentRequest,
  ImplementsRoute,
  readIdempotencyKey,
  runIdempotently,
} from '../src/index.ts';
import { identityHeadersFor, testCallerPublicKeys } from '../src/testing/index.ts';

const note = z.object({ text: z.string() });
const storedNote = z.object({ id: z.int(), text: z.string() });
const addNote = defineRoute({
  method: 'post',
  path: '/api/notes',
  access: 'anyone',
  summary: 'Adds a note',
  body: note,
  response: { status: 201, body: storedNote },
  errors: ['not_found', 'idempotency_key_reused'],
});
const addBlankNote = defineRoute({
  method: 'post',
  path: '/api/blank-notes',
  access: 'signed-in',
  summary: 'Adds a note without a text: a request without a body',
  response: { status: 201, body: storedNote },
  errors: ['idempotency_key_reused'],
});
const echoKey = defineRoute({
  method: 'post',
  path: '/api/key',
  access: 'anyone',
  summary: 'Responds with the idempotency key',
  response: { status: 201, body: z.object({ key: z.string().nullable() }) },
  errors: [],
});

let testDatabase: TestDatabase;
let database: PgDatabase;
let app: NestFastifyApplication;
/** Whether the handlers reject every request, as when something that a request refers to has been deleted. */
let isRejecting: boolean;
let mei: string;

@Controller()
class NotesController {
  @ImplementsRoute(addNote)
  @UseInterceptors(IdempotencyInterceptor)
  add(
    @Body({ schema: note }) { text }: { text: string },
    @CurrentIdempotentRequest() request: IdempotentRequest | null,
  ) {
    return this.insert(request, text);
  }

  @ImplementsRoute(addBlankNote)
  @UseInterceptors(IdempotencyInterceptor)
  addBlank(@CurrentIdempotentRequest() request: IdempotentRequest | null) {
    return this.insert(request, '');
  }

  @ImplementsRoute(echoKey)
  echo(@IdempotencyKey() key: string | null) {
    return { key };
  }

  private insert(request: IdempotentRequest | null, text: string) {
    if (isRejecting) throw new ApiError('not_found');
    return runIdempotently(database, request, async (tx) => {
      const [stored] = await tx.$queryRawUnsafe<object[]>(
        'INSERT INTO note (text) VALUES ($1) RETURNING id, text',
        text,
      );
      if (text === 'rejected') throw new ApiError('not_found');
      return stored;
    });
  }
}

beforeAll(async () => {
  testDatabase = await createTestDatabase({ migrations: 'libs/service-kit/test' });
  database = new PgDatabase(testDatabase.url);

  @Module({ controllers: [NotesController], providers: [{ provide: SERVICE_DATABASE, useValue: database }] })
  class NotesModule {}

  app = await createService({
    name: 'sample',
    module: NotesModule,
    config: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      HOST: '127.0.0.1',
      PORT: 0,
      BODY_IDLE_MS: 30_000,
      METRICS_HOST: '127.0.0.1',
      CALLER_KEYS: testCallerPublicKeys,
    },
  });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
});
beforeEach(async () => {
  isRejecting = false;
  mei = randomUUID();
  await database.$executeRawUnsafe('TRUNCATE note, idempotency_key');
});
afterAll(async () => {
  await app.close();
  await database.close();
  await testDatabase.drop();
});

async function send(key: string | null, { url = '/api/notes', text = 'hello', userId = mei as string | null } = {}) {
  const identity = await identityHeadersFor('sample', userId, { url });
  const headers = { ...identity, ...(key !== null && { 'idempotency-key': key }) };
  const payload = url === '/api/notes' ? { text } : undefined;
  return app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
}
const readTexts = async (): Promise<string[]> =>
  (await database.$queryRawUnsafe<{ text: string }[]>('SELECT text FROM note ORDER BY id')).map(({ text }) => text);
const readKeys = async (): Promise<string[]> =>
  (await database.$queryRawUnsafe<{ key: string }[]>('SELECT key FROM idempotency_key ORDER BY key')).map(
    ({ key }) => key,
  );

describe('a request with an idempotency key', () => {
  it('has its effect once; repeats get the first response, also when the request would be rejected by now', async () => {
    const first = await send('key');
    isRejecting = true;
    const again = await send('key');
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(first.json()).toMatchObject({ text: 'hello' });
    expect((await send('other')).statusCode).toBe(404);
    expect(await readTexts()).toEqual(['hello']);
  });

  it('has its effect once when the repeats are concurrent', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => send('key')));
    expect(new Set(responses.map((response) => response.json().id)).size).toBe(1);
    expect(await readTexts()).toEqual(['hello']);
  });

  it('has its effect once when a repeat passed the interceptor before the first request ended', async () => {
    const request = { userId: mei, key: 'key', fingerprint: Buffer.from('same') };
    const effect = vi.fn(async () => ({ id: 1 }));
    const run = () => runIdempotently(database, request, effect);
    expect([await run(), await run()]).toEqual([{ id: 1 }, { id: 1 }]);
    expect(effect).toHaveBeenCalledTimes(1);
  });

  it('is rejected when the user sent another body or another path with the key', async () => {
    await send('key');
    for (const other of [{ text: 'other' }, { url: '/api/blank-notes' }])
      expect((await send('key', other)).json()).toMatchObject({ statusCode: 409, code: 'idempotency_key_reused' });
    expect((await send('key', { text: 'of tom', userId: randomUUID() })).statusCode).toBe(201);
    expect(await readTexts()).toEqual(['hello', 'of tom']);
  });

  it('needs no body', async () => {
    const url = '/api/blank-notes';
    const first = await send('key', { url });
    expect((await send('key', { url })).json()).toEqual(first.json());
    expect(await readTexts()).toEqual(['']);
  });

  it('has no effect when it is rejected, and can then be repeated', async () => {
    expect((await send('key', { text: 'rejected' })).statusCode).toBe(404);
    expect([await readTexts(), await readKeys()]).toEqual([[], []]);
    expect((await send('key')).statusCode).toBe(201);
  });

  it('counts as new after a day, when expired keys are deleted', async () => {
    await send('key');
    await send('other');
    await database.$executeRawUnsafe("UPDATE idempotency_key SET created_at = now() - interval '24 hours'");
    expect((await send('key', { text: 'the next day' })).json()).toMatchObject({ text: 'the next day' });
    expect(await readTexts()).toEqual(['hello', 'hello', 'the next day']);
    expect(await readKeys()).toEqual(['key']);
  });
});

describe('a request without a key or without a signed-in viewer', () => {
  it.each([
    ['without a key', null, {}],
    ['without a viewer', 'key', { userId: null }],
  ])('(%s) has its effect each time', async (_, key, options) => {
    for (let n = 0; n < 2; n += 1) expect((await send(key, options)).statusCode).toBe(201);
    expect(await readTexts()).toEqual(['hello', 'hello']);
    expect(await readKeys()).toEqual([]);
  });
});

describe('an idempotency key', () => {
  const valid = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 200 });
  const invalidSign = fc.constantFrom('\n', '\t', '\0', '\x7f', '\x80', 'é', '好', '😀');
  const read = (key: string) => readIdempotencyKey({ 'idempotency-key': key });

  it('is 1 to 200 printable ASCII characters', () => {
    fc.assert(fc.property(valid, (key) => void expect(read(key)).toBe(key)));
    expect(read('x'.repeat(200))).toHaveLength(200);
    for (const key of ['', 'x'.repeat(201)]) expect(() => read(key)).toThrow(ApiError);
    fc.assert(
      fc.property(valid, invalidSign, (key, sign) => {
        for (const text of [sign + key, key + sign, key + sign + key]) expect(() => read(text)).toThrow(ApiError);
      }),
    );
  });

  it('is given to handlers of routes without a signed-in viewer, or null', async () => {
    const url = '/api/key';
    expect((await send('key', { url, userId: null })).json()).toEqual({ key: 'key' });
    expect((await send(null, { url, userId: null })).json()).toEqual({ key: null });
  });

  it('that is invalid is reported as the field of the header, in the requested language', async () => {
    const headers = { ...(await identityHeadersFor('sample', mei, { url: '/api/notes' })), 'idempotency-key': 'é' };
    const report = async (language: string) =>
      (
        await app.inject({
          method: 'POST',
          url: '/api/notes',
          headers: { ...headers, 'accept-language': language },
          payload: { text: 'hello' },
        })
      ).json();
    expect(await report('en')).toMatchObject({
      code: 'invalid_request',
      errors: [{ path: 'Idempotency-Key', message: expect.stringContaining('ASCII') as string }],
    });
    expect(await report('zh')).toMatchObject({
      errors: [{ message: expect.stringMatching(/\p{Script=Han}/u) as string }],
    });
  });
});

describe('ExpiredIdempotencyKeys', () => {
  it('deletes all keys that are older than a day, and no others', async () => {
    const userId = randomUUID();
    await database.$executeRawUnsafe(`
      INSERT INTO idempotency_key (user_id, key, fingerprint, created_at)
      SELECT '${userId}'::uuid, 'old ' || n, ''::bytea, now() - interval '25 hours' FROM generate_series(1, 2001) AS n
      UNION ALL SELECT '${userId}'::uuid, 'present', ''::bytea, now() - interval '23 hours'`);
    await new ExpiredIdempotencyKeys(database).delete(new AbortController().signal);
    const keys = await database.$queryRawUnsafe(`SELECT key FROM idempotency_key WHERE user_id = '${userId}'::uuid`);
    expect(keys).toEqual([{ key: 'present' }]);
  });
});
