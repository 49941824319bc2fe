import { join } from 'node:path';
import { repositoryRoot } from '@memory/launcher/config';
import { deployMigrations } from '@memory/launcher/migrations/deploy-migrations';
import { withPostgresClient } from '@memory/launcher/postgres/postgres-client';
import type { Client } from 'pg';
import type { Product } from '../../product/product.ts';
import { Person } from '../person.ts';
import {
  PEOPLE,
  countEntries,
  countFriends,
  entryId,
  fillTables,
  FRIENDS_OF_READER,
  personIdSql,
  random,
  type Statement,
  storeNames,
} from './people.ts';

const REFERENCE_DATABASE = 'bench_reference';

interface SchoolSize {
  /** The people who send requests. */
  readonly viewers: readonly Person[];
  readonly entries: number;
}

const schoolOf = ({ viewers, entries }: SchoolSize): School => ({
  people: PEOPLE,
  entries,
  newestEntryAt: new Date(),
  viewerIds: viewers.map(({ id }) => id),
});

/** Signs up the viewers one after the other, because hashing many passwords at the same time exceeds what social-svc accepts. */
export async function signUpViewers(productUrl: string, count: number): Promise<Person[]> {
  const viewers: Person[] = [];
  for (let number = 0; number < count; number += 1)
    viewers.push(await new Person(productUrl, { username: `viewer_${number}` }).signUp());
  return viewers;
}

/** Fills the product's databases. */
export const fillProduct = (product: Product, size: SchoolSize): Promise<unknown> =>
  fillSchool(product, schoolOf(size));

const fillSchool = (product: Product, school: School): Promise<unknown> =>
  Promise.all([
    withPostgresClient(product.databaseUrl('memory_social'), (client) => fillSocial(client, school)),
    withPostgresClient(product.databaseUrl('memory_journal'), (client) => fillJournal(client, school)),
  ]);

/**
 * Fills the product's databases and a reference database on the same PostgreSQL server with the same rows.
 * @returns the address of the reference database, for a reference server
 */
export async function fillProductAndReference(product: Product, size: SchoolSize): Promise<string> {
  const school = schoolOf(size);
  await withPostgresClient(product.databaseUrl('postgres'), (client) =>
    client.query(`CREATE DATABASE ${REFERENCE_DATABASE}`),
  );
  const referenceUrl = product.databaseUrl(REFERENCE_DATABASE);
  await deployMigrations({ dir: join(repositoryRoot, 'apps/journal-svc'), url: referenceUrl });
  await Promise.all([
    fillSchool(product, school),
    withPostgresClient(referenceUrl, async (client) => {
      await fillJournal(client, school);
      await fillReferenceFriendships(client, school);
    }),
  ]);
  return referenceUrl;
}

/** A generated school. The same size always gives the same rows, in every database. */
interface School {
  /** The number of people, including the viewers. */
  readonly people: number;
  readonly entries: number;
  /** The time at which the newest entry was written. */
  readonly newestEntryAt: Date;
  /** The ids of the accounts that send requests. These accounts are the busiest authors, and each has 500 friends. */
  readonly viewerIds: readonly string[];
}

/** The maximum number of friends of a person who is not a viewer. Most people have a few friends; a few people have up to this many. */
const FRIENDS_MAX = 200;

const SENTENCES = `ARRAY['星期六爸爸妈妈带我去动物园看大熊猫，熊猫在吃竹子。', '今天天气很好，我们去公园玩，看见了很多花。', '老师说我的字写得越来越漂亮了，我很高兴！',
  'We walked along the river until the rain came. ', 'My grandmother taught me how to fold dumplings. ', 'After school I practised characters: 学, 校, 朋, 友. ']`;

/** Creates the temporary table `person`, in which the viewers come first, and the temporary view `friend_pair` with every friendship once. */
const createPeople = ({ people, viewerIds }: School): Statement[] => [
  ['DROP TABLE IF EXISTS person CASCADE'],
  ['CREATE TEMPORARY TABLE person (number int PRIMARY KEY, id uuid NOT NULL)'],
  [
    `INSERT INTO person SELECT n, coalesce(($1::uuid[])[n], ${personIdSql('n')}) FROM generate_series(1, ${people}) AS n`,
    [viewerIds],
  ],
  ['ANALYZE person'],
  [
    `CREATE TEMPORARY VIEW friend_pair AS
     SELECT DISTINCT least(one.id, other.id) AS first_id, greatest(one.id, other.id) AS second_id
     FROM (
       SELECT viewer AS number, 1 + (viewer * 131 + k * 17) % ${people} AS friend
       FROM generate_series(1, ${viewerIds.length}) AS viewer, generate_series(1, ${FRIENDS_OF_READER}) AS k
       UNION ALL
       SELECT n, 1 + floor(${people} * ${random('n * 1000 + k', 2)})::int
       FROM generate_series(${viewerIds.length + 1}::bigint, ${people}) AS n,
         generate_series(1, least(${FRIENDS_MAX}, floor(3 / sqrt(${random('n', 3)} + 0.0001)))::int) AS k
     ) AS pair
     JOIN person one ON one.number = pair.number JOIN person other ON other.number = pair.friend
     WHERE one.id <> other.id`,
  ],
];

/** Fills a database that has the tables of journal-svc. The connection must have the rights of a superuser, who may skip the foreign key checks. */
const fillJournal = (client: Client, school: School): Promise<void> =>
  fillTables(client, [
    ...createPeople(school),
    [
      `INSERT INTO author (user_id, username, first_name, last_name, profile_image_url, version)
       SELECT id, 'person_' || number, CASE WHEN number % 3 = 0 THEN '小明' ELSE 'Anna' END, CASE WHEN number % 3 = 0 THEN '王' END,
         CASE WHEN number % 2 = 0 THEN '/media/' || id END, 2 FROM person
       ON CONFLICT (user_id) DO UPDATE SET username = excluded.username, first_name = excluded.first_name,
         last_name = excluded.last_name, profile_image_url = excluded.profile_image_url, version = excluded.version`,
    ],
    [
      `INSERT INTO entry (id, author_id, title, content, extracted_text, privacy_level, share_id, language, location, latitude, longitude, weather, created_at, updated_at)
       SELECT ${entryId('n')}, p.id, 'Day 第' || n || '天',
         repeat(sentences[1 + n % 6], 2 + ((n / 7) % 9)::int) || repeat(sentences[1 + (n / 6) % 6], 1 + ((n / 11) % 7)::int),
         CASE WHEN n % 10 < 3 THEN repeat(sentences[1 + n % 3], 4) ELSE '' END,
         (ARRAY['public', 'friends', 'public', 'friends', 'private']::privacy_level[])[1 + n % 5],
         substr(md5('share ' || n), 1, 22), 'en',
         CASE WHEN n % 5 = 0 THEN 'Hangzhou 杭州' END, CASE WHEN n % 5 = 0 THEN '30.274' || n % 100 END, CASE WHEN n % 5 = 0 THEN '120.155' || n % 100 END,
         CASE WHEN n % 4 = 0 THEN 'sunny' END, written.at, written.at
       FROM generate_series(1, ${school.entries}::bigint) AS n
       JOIN person p ON p.number = 1 + floor(${school.people} * ${random('n', 1)} ^ 2)::int
       CROSS JOIN LATERAL (SELECT $1::timestamptz - n * interval '40.007 seconds' AS at) written
       CROSS JOIN (SELECT ${SENTENCES} AS sentences) AS texts`,
      [school.newestEntryAt],
    ],
    [
      `INSERT INTO entry_file (entry_id, role, position, file_id, content_type)
       SELECT ${entryId('n')}, file.role, file.position, md5(file.role || ' ' || file.position || ' ' || n)::uuid, file.content_type
       FROM generate_series(1, ${school.entries}::bigint) AS n
       JOIN (VALUES ('audio'::file_role, 0, 'audio/mp4', 10, 3), ('image', 0, 'image/jpeg', 12, 1), ('media', 0, 'image/jpeg', 5, 1), ('media', 1, 'video/mp4', 10, 1))
         AS file (role, position, content_type, modulus, below) ON n % file.modulus < file.below`,
    ],
    // The product reads these copies of friendships: it compares them with social-svc only at its start.
    [
      `INSERT INTO user_relation (user_id, other_id, kind, version, is_confirmed)
       SELECT first_id, second_id, 'friend'::relation_kind, 1, true FROM friend_pair UNION ALL SELECT second_id, first_id, 'friend', 1, true FROM friend_pair`,
    ],
    ...countEntries,
  ]);

/** Fills the database of social-svc with all friendships, and with the accounts of all people except the viewers, who have registered themselves. */
const fillSocial = (client: Client, school: School): Promise<void> =>
  fillTables(client, [
    ...createPeople(school),
    [
      `INSERT INTO account (id, username, username_key, password_hash)
       SELECT id, 'person_' || number, 'person_' || number, 'no password' FROM person WHERE number > ${school.viewerIds.length}`,
    ],
    storeNames,
    ['INSERT INTO friendship (first_id, second_id) SELECT * FROM friend_pair'],
    ...countFriends,
  ]);

/** Adds a table of friendships to the reference server's database. */
const fillReferenceFriendships = (client: Client, school: School): Promise<void> =>
  fillTables(client, [
    ...createPeople(school),
    ['CREATE TABLE friendship (user_id uuid, friend_id uuid, PRIMARY KEY (user_id, friend_id))'],
    [
      `INSERT INTO friendship SELECT first_id, second_id FROM friend_pair UNION ALL SELECT second_id, first_id FROM friend_pair`,
    ],
  ]);
