import { readFile } from 'node:fs/promises';
import { databaseUrl } from '@memory/launcher/postgres/database-url';
import { readOrCreateInstallationSecrets } from '@memory/launcher/stack/secrets';
import type { StartedProduct } from './npm-start.ts';

type ProductOfDatabases = Pick<StartedProduct, 'dataDir' | 'processId'>;

/** Returns the address of a database on the product's PostgreSQL server. */
export type DatabaseUrls = (database: string) => string;

/** Returns the addresses of the product's databases with the administrator of their server. */
export async function productDatabaseUrls(product: ProductOfDatabases): Promise<DatabaseUrls> {
  const serverUrl = await administratorUrl(product);
  return (database) => databaseUrl(serverUrl, database);
}

/** Returns the address of the product's PostgreSQL server with its administrator, who may skip foreign key checks. */
async function administratorUrl(product: ProductOfDatabases): Promise<string> {
  const environ = await readFile(`/proc/${await product.processId('journal-svc')}/environ`, 'utf8');
  const variable = environ.split('\0').find((line) => line.startsWith('DATABASE_URL='));
  if (variable === undefined) throw new Error('journal-svc has no DATABASE_URL');
  const url = new URL(variable.slice('DATABASE_URL='.length));
  url.username = 'postgres';
  url.password = encodeURIComponent(readOrCreateInstallationSecrets(product.dataDir).databasePassword);
  url.pathname = '';
  return url.href;
}
