import { join } from 'node:path';
import { repositoryRoot } from '@memory/launcher/config';
import { deployMigrations } from '@memory/launcher/migrations/deploy-migrations';
import { withPostgresClient } from '@memory/launcher/postgres/postgres-client';
import type { Product } from '../../product/product.ts';
import { Person } from '../person.ts';
import { PEOPLE } from './people.ts';
import { fillJournal, fillReferenceFriendships, fillSocial, type School } from './school.ts';

const REFERENCE_DATABASE = 'bench_reference';

interface SchoolSize {
  /** Those who send requests. */
  readonly viewers: readonly Person[];
  readonly entries: number;
}

const schoolOf = ({ viewers, entries }: SchoolSize): School => ({
  people: PEOPLE,
  entries,
  newestEntryAt: new Date(),
  viewerIds: viewers.map(({ id }) => id),
});

/** Creates accounts one after the other, because hashing many passwords at the same time exceeds what social-svc accepts. */
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
 * Fills the product's databases and one on the same PostgreSQL server with the same rows.
 * @returns the address of the latter, for a reference server
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
