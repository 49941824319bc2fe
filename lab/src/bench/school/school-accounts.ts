import { withPostgresClient } from '@memory/launcher/postgres/postgres-client';
import type { Client } from 'pg';
import type { Credentials } from '../../load/scenarios/sign-in.ts';
import type { StartedProduct } from '../http/npm-start.ts';
import { fillProduct, registerViewers, schoolOf } from '../http/prepare-school.ts';
import { productDatabaseUrls } from '../http/product-databases.ts';
import { ACCOUNT_PASSWORD } from '../start-product.ts';

const WORDS_PER_PERSON = 200;

/**
 * Fills the product's databases with the school, and gives some of its people a password and a vocabulary. All of them have the same one, because hashing
 * a password takes as long as many requests.
 */
export async function prepareSchoolAccounts(
  product: StartedProduct,
  entries: number,
  count: number,
): Promise<Credentials[]> {
  const urlOf = await productDatabaseUrls(product);
  const viewers = await registerViewers(product.url, urlOf('memory_social'), 1);
  await fillProduct(urlOf, schoolOf(viewers, entries));
  const { rows } = await withPostgresClient(urlOf('memory_social'), (client) =>
    client.query<{ id: string; username: string }>(
      `UPDATE account SET password_hash = (SELECT password_hash FROM account WHERE id = $1)
       WHERE id IN (SELECT id FROM account WHERE id <> $1 ORDER BY hashtext(username) LIMIT $2) RETURNING id, username`,
      [viewers[0]!.userId, count],
    ),
  );
  if (rows.length < count) throw new Error(`The school has ${rows.length} people who could sign in`);
  await withPostgresClient(urlOf('memory_language'), (client) =>
    fillVocabulary(
      client,
      rows.map(({ id }) => id),
    ),
  );
  return rows.map(({ username }) => ({ username, password: ACCOUNT_PASSWORD }));
}

async function fillVocabulary(client: Client, userIds: readonly string[]): Promise<void> {
  await client.query(
    `INSERT INTO vocabulary_item (id, user_id, character, pinyin, english_translation, notes, frequency, is_user_generated)
     SELECT gen_random_uuid(), user_id, chr(${0x4e_00} + word), 'yī', 'word ' || word, '', 1, false
     FROM unnest($1::uuid[]) AS user_id, generate_series(1, ${WORDS_PER_PERSON}) AS word`,
    [userIds],
  );
  await client.query(
    `INSERT INTO vocabulary_count (user_id, total) SELECT user_id, count(*) FROM vocabulary_item GROUP BY user_id`,
  );
  await client.query('VACUUM ANALYZE');
}
