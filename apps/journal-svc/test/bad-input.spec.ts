import { apiErrorSchema, journalRoutes } from '@memory/contracts';
import { normalizeLines } from '@memory/contracts/text';
import fc from 'fast-check';
import { createEntry, createUser } from './factories.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';

let journal: JournalApp;
let mei: string;
beforeAll(async () => {
  journal = await startJournalApp();
  mei = createUser(journal);
});
afterAll(() => journal.close());

const junk = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    null,
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\udc00x',
    '𠮷🌟',
    'x'.repeat(201),
    '字'.repeat(20_001),
    'NaN',
    '1e3',
    '-90.0',
    '90.1',
    '181',
  ),
  fc.array(fc.constant('/media/01890000-0000-7000-8000-000000000000'), { minLength: 21, maxLength: 22 }),
);
const fields = Object.keys(journalRoutes.createEntry.body.shape);
const junkFields = fc.dictionary(fc.constantFrom(...fields), junk, { minKeys: 1, maxKeys: 3 });

describe('a body', () => {
  it.each(['POST', 'PATCH'] as const)(
    'with junk in any field is accepted or rejected with the standard error body (%s)',
    async (method) => {
      const { id } = await createEntry(journal, mei);
      const url = method === 'POST' ? '/api/journal-entries' : `/api/journal-entries/${id}`;
      await fc.assert(
        fc.asyncProperty(junkFields, async (bad) => {
          const payload = method === 'POST' ? { title: '好', ...bad } : bad;
          const response = await journal.request(mei, { method, url, payload });
          if (response.statusCode < 300) return;
          expect(response.statusCode).toBe(400);
          apiErrorSchema.parse(response.json());
        }),
        { numRuns: 150 },
      );
    },
  );

  it('with an emoji or a rare character is stored as the rule for texts writes it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), async (content) => {
        const { content: stored } = await createEntry(journal, mei, { content });
        expect(stored).toBe(normalizeLines(content));
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    ['no body', {}],
    ['null', { payload: 'null' }],
    ['a list', { payload: '[]' }],
    ['broken JSON', { payload: '{"title":' }],
  ])('that is %s is rejected', async (_, rest) => {
    const headers = 'payload' in rest ? { 'content-type': 'application/json' } : {};
    const response = await journal.request(mei, { method: 'POST', url: '/api/journal-entries', headers, ...rest });
    expect(response.statusCode).toBe(400);
    apiErrorSchema.parse(response.json());
  });
});

describe('a header', () => {
  const latin = fc.array(
    fc.integer({ min: 0x20, max: 0xff }).filter((code) => code !== 0x7f),
    { maxLength: 250 },
  );
  const value = latin.map((codes) => String.fromCharCode(...codes));

  it('If-Match or Idempotency-Key with junk is accepted or rejected with the standard error body', async () => {
    const { id } = await createEntry(journal, mei);
    const [list, one] = ['/api/journal-entries', `/api/journal-entries/${id}`];
    await fc.assert(
      fc.asyncProperty(value, async (junkValue) => {
        const updated = await journal.request(mei, {
          method: 'PATCH',
          url: one,
          payload: {},
          headers: { 'if-match': junkValue },
        });
        const created = await journal.request(mei, {
          method: 'POST',
          url: list,
          payload: { title: 'x' },
          headers: { 'idempotency-key': junkValue },
        });
        expect([200, 409]).toContain(updated.statusCode);
        expect([201, 400]).toContain(created.statusCode);
        for (const response of [updated, created].filter(({ statusCode }) => statusCode >= 400))
          apiErrorSchema.parse(response.json());
      }),
      { numRuns: 60 },
    );
  });
});

describe('a URL', () => {
  const unknown = '01890000-0000-7000-8000-000000000000';
  it.each([
    ['PATCH', '/api/journal-entries/not-an-id', 404],
    ['DELETE', '/api/journal-entries/%00', 400],
    ['DELETE', `/api/journal-entries/${unknown}`, 404],
    ['PATCH', `/api/journal-entries/${unknown}`, 404],
    ['GET', `/api/journal-entries/${unknown}`, 404],
    ['GET', '/api/journal-entries/not-an-id', 404],
    ['GET', '/api/journal-entries?q=%00', 400],
    ['GET', '/api/journal-entries?q=a&q=b', 400],
    ['GET', `/api/journal-entries?q=${'x'.repeat(201)}`, 400],
    ['GET', '/api/friends-journal-entries?limit=0', 400],
    ['GET', '/api/public-timeline/nobody', 404],
    ['GET', `/api/public-timeline/${unknown}`, 404],
    ['GET', '/api/journal-entries?limit=0', 400],
    ['GET', '/api/journal-entries?limit=101', 400],
    ['GET', '/api/journal-entries?limit=ten', 400],
    ['GET', '/api/journal-entries?limit=1&limit=2', 400],
    ['GET', '/api/public-timeline?cursor=a&cursor=b', 400],
    ['GET', '/internal/files/x/visibility', 404],
  ] as const)('%s %s is rejected with %s', async (method, url, status) => {
    const response = await journal.request(mei, {
      method,
      url,
      ...(method === 'PATCH' ? { payload: { title: 'x' } } : {}),
    });
    expect(response.statusCode).toBe(status);
    apiErrorSchema.parse(response.json());
  });

  const moment = fc.date({
    noInvalidDate: true,
    min: new Date(-62_167_219_200_000),
    max: new Date(253_402_300_799_000),
  });
  const cursor = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc
      .record({
        at: fc.oneof(
          moment.map((date) => date.toISOString()),
          junk,
        ),
        id: fc.oneof(fc.uuid(), junk),
      })
      .map(encode),
    fc.jsonValue().map(encode),
  );
  it('with a junk search term returns a page or 400', async () => {
    await fc.assert(
      fc.asyncProperty(junk, async (value) => {
        const term = typeof value === 'string' && value.isWellFormed() ? value : JSON.stringify(value);
        const response = await journal.request(mei, { url: `/api/journal-entries?q=${encodeURIComponent(term)}` });
        expect([200, 400]).toContain(response.statusCode);
      }),
      { numRuns: 60 },
    );
  });

  it.each(['/api/public-timeline', '/api/friends-journal-entries'])(
    'with a junk cursor returns a page or 400 (%s)',
    async (path) => {
      await journal.social.befriend(mei, createUser(journal));
      await fc.assert(
        fc.asyncProperty(cursor, async (value) => {
          const response = await journal.request(mei, { url: `${path}?cursor=${encodeURIComponent(value)}` });
          expect([200, 400]).toContain(response.statusCode);
        }),
        { numRuns: 100 },
      );
    },
  );
});

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url').slice(0, 200);
}
