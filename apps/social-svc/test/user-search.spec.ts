import { type User } from '@memory/contracts';
import { isBlank } from '@memory/contracts/text';
import { PreparedStatements } from '@memory/service-kit/database';
import { foldForSearch } from '@memory/text/fold-for-search';
import { rareSimplifiedAndTraditional } from '@memory/text/rare-traditional-characters';
import fc from 'fast-check';
import { Prisma } from '../src/generated/prisma/client.ts';
import { SearchUsers } from '../src/user-search/search-users.ts';
import { storeUser } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
let me: User;
beforeAll(async () => {
  app = await startSocialApp();
  me = await storeUser(app, { username: 'searcher' });
});
afterAll(() => app.close());

const search = (q: string, as = me.id) => app.request('GET', `/api/users/search?q=${encodeURIComponent(q)}`, { as });
const names = async (q: string) => (await search(q)).json<User[]>().map(({ username }) => username);

describe('searching users', () => {
  beforeAll(async () => {
    const people = [
      { username: '小明爸爸', firstName: '大山', lastName: '王' },
      { username: 'ming', firstName: '小明', lastName: '王' },
      { username: 'Zoë-Straße', firstName: 'Zoë', lastName: "O'Hara" },
      { username: 'library', firstName: '圖書館', lastName: '陳' },
      { username: 'cafe\u0301', firstName: null, lastName: null },
      { username: 'rare', firstName: '𠮷', lastName: '野家' },
      { username: '100%_sure\\', firstName: null, lastName: null },
      { username: 'İlgaz', firstName: 'İLGAZ', lastName: 'Kılıç' },
      { username: 'giorgos', firstName: 'Γιώργος', lastName: null },
      { username: '100-not', firstName: null, lastName: null },
    ];
    for (const person of people) await storeUser(app, person);
  });

  it.each([
    ['王小明', ['ming']],
    ['小明', ['ming', '小明爸爸']],
    ['明', ['ming', '小明爸爸']],
    ['王', ['ming', '小明爸爸']],
    ['爸爸', ['小明爸爸']],
    ['图书馆', ['library']],
    ['陈图\u200B书', ['library']],
    ['café', ['cafe\u0301']],
    ['𠮷', ['rare']],
    ['野家𠮷', ['rare']],
    ['zoË', ['Zoë-Straße']],
    ["zoë o'h", ['Zoë-Straße']],
    ["O'Hara  Zoë", ['Zoë-Straße']],
    ['o’hara', ['Zoë-Straße']],
    ['ＳＴＲＡ', ['Zoë-Straße']],
    ['STRASSE', ['Zoë-Straße']],
    ['straẞe', ['Zoë-Straße']],
    ['ilgaz', ['İlgaz']],
    ['kiliç', ['İlgaz']],
    ['ΓΙΏΡΓΟς', ['giorgos']],
    ['%', ['100%_sure\\']],
    ['0%_s', ['100%_sure\\']],
    ['_', ['100%_sure\\']],
    ['\\', ['100%_sure\\']],
    ['100', ['100%_sure\\', '100-not']],
    ['nobody has this', []],
    ["'; DROP TABLE account; --", []],
  ])('finds by %j', async (q, expected) => {
    expect((await names(q)).toSorted()).toEqual(expected.toSorted());
  });

  it('finds a name that has the syntax of SQL, and nobody else', async () => {
    const [username, firstName] = ["x'));--", "$$ ' OR true --"];
    await storeUser(app, { username, firstName });
    for (const q of [username, "'))", firstName, "' OR true"]) expect([q, await names(q)]).toEqual([q, [username]]);
    expect(await names("' OR '1'='1")).toEqual([]);
  });

  it('lists exact matches first, then prefixes, then the rest', async () => {
    for (const username of ['an-anna-b', 'annabel', 'anna']) await storeUser(app, { username });
    expect(await names('ANNA')).toEqual(['anna', 'annabel', 'an-anna-b']);
  });

  it('excludes the viewer and returns at most 20 users', async () => {
    for (let n = 0; n < 22; n += 1) await storeUser(app, { username: `many-${n}` });
    expect(await names('many')).toHaveLength(20);
    expect(await names('searcher')).toEqual([]);
  });

  it('shows the email of friends only', async () => {
    const [friend, stranger] = [
      await storeUser(app, { username: 'mail-friend', email: 'f@example.com' }),
      await storeUser(app, { username: 'mail-other', email: 's@example.com' }),
    ];
    await app.request('POST', '/api/friends', { as: me.id, body: { friendId: friend.id } });
    expect((await search('mail-')).json()).toEqual([friend, { ...stranger, email: null }]);
    expect(await names('example.com')).toEqual([]);
  });

  it('finds a user by a changed name', async () => {
    const user = await storeUser(app, { username: 'before-change' });
    await app.request('PATCH', '/api/profile', { as: user.id, body: { firstName: '诗涵' } });
    expect(await names('诗涵')).toEqual(['before-change']);
  });
});

describe('search_key', () => {
  /** PostgreSQL's white space, which search_key writes as one space, has U+0085 as well. */
  const inPages = (text: string) => foldForSearch(text).replaceAll(/[\s\u0085]+/g, ' ');
  const rare = new Set(rareSimplifiedAndTraditional.replaceAll(/\s/g, ''));
  const isCompared = (text: string) =>
    !text.includes('\0') && !Array.from(text.normalize('NFKC')).some((one) => rare.has(one));

  /** Node may know characters of a newer version of Unicode than PostgreSQL. */
  const expectToAgree = async (texts: readonly string[]) => {
    const rows = await app.database.$queryRaw<{ text: string; key: string }[]>`
      SELECT text, search_key(text) AS key FROM unnest(${texts.filter(isCompared)}::text[]) AS text WHERE unicode_assigned(text)`;
    expect(rows.filter(({ text, key }) => inPages(text) !== key)).toEqual([]);
    return rows.length;
  };

  it('writes every character as searches in the pages do, also within a word', async () => {
    const characters = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter(
      // No letters are among the others: the Hangul syllables, and the Chinese characters outside the basic plane.
      (one) => one.isWellFormed() && !/[\p{Co}\p{Cn}\p{Script=Hangul}\u{20000}-\u{3FFFF}]/u.test(one),
    );
    expect(await expectToAgree(characters)).toBeGreaterThan(60_000);
    const inWords = characters.filter((one) => /[\p{Cased}\p{M}]/u.test(one)).map((one) => `A${one}Σ${one}${one}İ`);
    expect(await expectToAgree(inWords)).toBeGreaterThan(4_000);
  });

  it('writes every text as searches in the pages do', async () => {
    expect(await expectToAgree(fc.sample(fc.string({ unit: 'grapheme', maxLength: 12 }), 2_000))).toBeGreaterThan(0);
  });
});

describe('the indexed search', () => {
  const characters = ['a', 'B', '小', '明', '%', '_', '\\', ' ', 'Ａ', 'ß', "'"];
  const name = fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength: 6 });

  it('finds the same users in the same order as a comparison with every name', async () => {
    const names = fc.sample(fc.tuple(name, fc.option(name), fc.option(name)), 300);
    await app.database.$executeRaw`
      INSERT INTO account (id, username, username_key, password_hash, first_name, last_name)
      SELECT uuidv7(), n.username, 'property ' || n.number, '', n.first_name, n.last_name
      FROM unnest(${names.map(([username]) => username)}::text[], ${names.map(([, first]) => first)}::text[],
        ${names.map(([, , last]) => last)}::text[]) WITH ORDINALITY AS n (username, first_name, last_name, number)`;
    const searchUsers = app.app.get(SearchUsers);
    await fc.assert(
      fc.asyncProperty(name, async (q) => {
        const expected = await app.database.$queryRaw<{ id: string }[]>`
          SELECT id FROM (SELECT id, username, account_search_text(username, first_name, last_name) AS names, search_key(${q}) AS wanted FROM account) a
          WHERE wanted <> '' AND strpos(names, wanted) > 0 AND id <> ${me.id}::uuid
          ORDER BY strpos(names, E'\n' || wanted || E'\n') > 0 DESC, strpos(names, E'\n' || wanted) > 0 DESC, username, id LIMIT 20`;
        expect((await searchUsers.execute(me.id, q)).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      }),
    );
  });

  it('reads only indexes and a limited number of names, however many match', async () => {
    await app.database.$executeRaw`
      INSERT INTO account (id, username, username_key, password_hash, first_name, last_name)
      SELECT uuidv7(), 'pupil-' || n, 'pupil-' || n, '', '诗涵', '欧阳' FROM generate_series(1, 5000) AS n`;
    await app.database.$executeRaw`VACUUM ANALYZE account_name`;
    const plans: string[] = [];
    const statements = app.app.get(PreparedStatements);
    const query = async (statement: Prisma.Sql) => {
      plans.push(JSON.stringify(await statements.query(Prisma.sql`EXPLAIN (ANALYZE, FORMAT JSON) ${statement}`)));
      return statements.query(statement);
    };
    const explained = new SearchUsers(app.database, Object.assign(Object.create(statements), { query }));
    for (const [q, statementCount] of [
      ['欧阳', 1],
      ['upil', 2],
      ['涵', 2],
    ] as const) {
      plans.length = 0;
      expect([(await explained.execute(me.id, q)).length, plans.length]).toEqual([20, statementCount]);
      for (const plan of plans) {
        expect(plan).toMatch(/account_name_pkey|account_name_grams/);
        expect(plan).not.toMatch(/"Seq Scan",[^{]*"Relation Name":"account/);
      }
    }
  });
});

describe('invalid input', () => {
  it.each([
    '/api/users/search',
    '/api/users/search?q=',
    `/api/users/search?q=${'x'.repeat(101)}`,
    '/api/users/search?q=%00',
    '/api/users/search?q=a&q=b',
  ])('is rejected: %s', async (url) => {
    expect((await app.request('GET', url, { as: me.id })).json()).toMatchObject({
      statusCode: 400,
      code: 'invalid_request',
    });
  });

  it('requires a session', async () => {
    expect((await app.request('GET', '/api/users/search?q=a')).statusCode).toBe(401);
  });

  it('accepts any text with something visible, except NUL characters', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 50 }), async (q) => {
        fc.pre(q.isWellFormed());
        expect((await search(q)).statusCode).toBe(q.includes('\0') || isBlank(q) ? 400 : 200);
      }),
    );
  });
});
