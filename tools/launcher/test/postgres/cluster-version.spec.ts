import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { UserFacingError } from '../../src/cli/user-facing-error.ts';
import { prepareEmbeddedPostgres } from '../../src/postgres/embedded-postgres.ts';

it.each(['17', '19'])('a cluster of PostgreSQL %s is refused with what to do, and left as it is', async (version) => {
  const dataDir = createTemporaryFolder(onTestFinished);
  const folder = join(dataDir, 'postgres');
  mkdirSync(folder);
  writeFileSync(join(folder, 'PG_VERSION'), `${version}\n`);
  const starting = prepareEmbeddedPostgres({ dataDir, logFile: join(dataDir, 'pg.log'), password: 'a' });
  await expect(starting).rejects.toThrow(UserFacingError);
  await expect(starting).rejects.toThrow(new RegExp(`${folder} was created by PostgreSQL ${version}.*make a backup`));
  expect([readdirSync(dataDir), readdirSync(folder)]).toEqual([['postgres'], ['PG_VERSION']]);
  expect(readFileSync(join(folder, 'PG_VERSION'), 'utf8')).toBe(`${version}\n`);
});
