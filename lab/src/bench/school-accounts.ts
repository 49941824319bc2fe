import { withPostgresClient } from '@memory/launcher/postgres/postgres-client';
import pLimit from 'p-limit';
import { writeEntry } from '../people/actions/entries.ts';
import { post } from '../people/exchange.ts';
import { HttpClient } from '../people/http-client.ts';
import { Person } from '../people/person.ts';
import { fillProduct, signUpViewers } from '../people/stored/prepare-school.ts';
import type { Product } from '../product/product.ts';

const WORDS_PER_PERSON = 200;
/** The maximum number of simultaneous sign-ins: verifying one password keeps one core busy. */
const CONCURRENCY = 4;
/** The number of sign-ins from one address: half of what the product accepts per address and hour. */
const SIGN_INS_PER_ADDRESS = 1_000;
/** How many of the accounts created before it each new account befriends, and how many entries it writes. */
const FRIENDS = 10;
const ENTRIES = 5;

type PersonOptions = Omit<ConstructorParameters<typeof Person>[1], 'username'>;

/**
 * Fills the product's databases with the school, and gives some of its people a password and a vocabulary. All of them get the same password, because
 * hashing a password takes as long as many requests.
 * @returns the usernames of these people
 */
export async function prepareSchoolAccounts(product: Product, entries: number, count: number): Promise<string[]> {
  const [viewer] = await signUpViewers(product.url, 1);
  await fillProduct(product, { viewers: [viewer!], entries });
  const accounts = await givePassword(product, viewer!.id, count);
  if (accounts.length < count) throw new Error(`The school has ${accounts.length} people who could sign in`);
  await withPostgresClient(product.databaseUrl('memory_language'), async (client) => {
    await client.query(
      `INSERT INTO vocabulary_item (id, user_id, character, word_key, pinyin, english_translation, notes, frequency, is_user_generated)
       SELECT gen_random_uuid(), user_id, chr(${0x4e_00} + word), chr(${0x4e_00} + word), 'yī', 'word ' || word, '', 1, false
       FROM unnest($1::uuid[]) AS user_id, generate_series(1, ${WORDS_PER_PERSON}) AS word`,
      [accounts.map(({ id }) => id)],
    );
    await client.query(
      `INSERT INTO vocabulary_count (user_id, total) SELECT user_id, count(*) FROM vocabulary_item GROUP BY user_id`,
    );
    await client.query('VACUUM ANALYZE');
  });
  return accounts.map(({ username }) => username);
}

/** Gives `count` other accounts the password hash of the account `createdId`. */
export async function givePassword(product: Product, createdId: string, count: number) {
  const { rows } = await withPostgresClient(product.databaseUrl('memory_social'), (client) =>
    client.query<{ id: string; username: string }>(
      `UPDATE account SET password_hash = (SELECT password_hash FROM account WHERE id = $1)
       WHERE id IN (SELECT id FROM account WHERE id <> $1 ORDER BY hashtext(username) LIMIT $2) RETURNING id, username`,
      [createdId, count],
    ),
  );
  return rows;
}

/** Signs people in with their passwords. Each thousand uses another address of the loopback network, like pupils of several schools. */
export async function signInPeople(url: string, usernames: readonly string[], options: PersonOptions = {}) {
  const limit = pLimit(CONCURRENCY);
  const clients = new Map<number, HttpClient>();
  const clientOf = (index: number): HttpClient => {
    const group = Math.floor(index / SIGN_INS_PER_ADDRESS);
    const client = clients.get(group) ?? new HttpClient(url, { localAddress: `127.0.1.${1 + group}` });
    clients.set(group, client);
    return client;
  };
  return Promise.all(
    usernames.map((username, index) => limit(() => new Person(clientOf(index), { username, ...options }).signIn())),
  );
}

/** Signs `count` people in to an installation. Accounts that no earlier run has created are created first, with friends and entries. */
export async function signUpPeople(
  url: string,
  count: number,
  invitationCode: string | undefined,
  options: PersonOptions,
) {
  const client = new HttpClient(url);
  const people: Person[] = [];
  for (let number = 1; number <= count; number += 1) {
    const person = new Person(client, { username: `load_${number}`, ...options, privacyLevels: ['friends'] });
    const isNew = await person.signUp(invitationCode).then(
      () => true,
      () => false,
    );
    if (!isNew) await person.signIn();
    for (const { id } of isNew ? people.slice(-FRIENDS) : [])
      await person.request(post('add a friend', '/api/friends', { friendId: id }));
    for (let entry = 0; entry < (isNew ? ENTRIES : 0); entry += 1) await writeEntry(person);
    people.push(person);
  }
  return people;
}
