import { KeyStoredUsernames } from '../src/accounts/key-stored-usernames.ts';
import { storeUser, TEST_PASSWORD } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => void (app = await startSocialApp({ POLL_INTERVAL_MS: '600000' })));
afterAll(() => app.close());

/** Stores an account as an earlier release did: its key has only one width and one case. */
async function storeOfBefore(username: string): Promise<string> {
  const { id } = await storeUser(app);
  const usernameKey = username.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
  await app.database.account.update({ where: { id }, data: { username, usernameKey } });
  return id;
}
const start = () => app.app.get(KeyStoredUsernames).onModuleInit();
const signIn = async (username: string, password = TEST_PASSWORD): Promise<unknown> =>
  (await app.request('POST', '/api/simple-login', { body: { username, password } })).json();
const keyOf = async (id: string): Promise<string> =>
  (await app.database.account.findUniqueOrThrow({ where: { id } })).usernameKey;

it.each([
  ['a radical', '⻓江水', '长江水'],
  ['Kangxi radicals', '⾼⼭⽔', '高山水'],
  ['a compatibility ideograph', '\uFA12天好', '晴天好'],
  ['a variation selector', '葛\u{E0100}小小', '葛小小'],
  ['an invisible letter', 'mei\u3164mei', 'meimei'],
  ['capital letters with a radical', 'MEI⻓', 'mei长'],
])('a username of an earlier release with %s signs in as it was typed and as it looks', async (_, username, looks) => {
  const id = await storeOfBefore(username);
  await start();
  for (const typed of [username, looks]) expect(await signIn(typed)).toMatchObject({ id, username });
});

it('two accounts whose usernames are one by now both sign in, each with its password', async () => {
  const old = await storeOfBefore('⻓城人');
  const present = await app.request('POST', '/api/simple-register', {
    body: { username: '长城人', password: 'another horse 电池' },
  });
  await start();
  await start();
  expect(await signIn('长城人')).toMatchObject({ id: old, username: '⻓城人' });
  expect(await signIn('⻓城人', 'another horse 电池')).toMatchObject({ id: present.json().id });
  expect(await signIn('长城人', 'a wrong horse')).toMatchObject({ code: 'invalid_credentials' });
  await app.database.account.delete({ where: { id: present.json().id } });
  await start();
  expect(await keyOf(old)).toBe('长城人');
});

it('all other accounts stay as they are', async () => {
  await app.database.account.deleteMany();
  for (const username of ['mei', 'Straße', 'ΑΣΟΣ', '❤️梅梅', '小 梅', '𠮷野家']) await storeUser(app, { username });
  const before = await app.database.account.findMany({ orderBy: { id: 'asc' } });
  await start();
  expect(await app.database.account.findMany({ orderBy: { id: 'asc' } })).toEqual(before);
});
