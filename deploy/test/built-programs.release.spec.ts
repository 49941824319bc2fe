import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { builtEntryPath, serviceDatabases, topology } from '@memory/launcher/topology';
import { repositoryRoot } from './compose-file.ts';

const run = promisify(execFile);
const programs = join(repositoryRoot, 'dist/deploy');

/** Runs a built program without any setting: it fails when it reads them, after all of its imports have been loaded. */
const start = (program: string) => run(process.execPath, [program], { env: {} });

describe('the programs that the images contain', () => {
  it.each([
    ...topology.map(({ name, entry }) => [name, builtEntryPath(entry), 'SIGNING_KEY: is not set'] as const),
    ['migrate-all', join(programs, 'migrate-all.js'), 'DATABASE_URL'] as const,
    ['print-redis-users', join(programs, 'print-redis-users.js'), 'REDIS_PASSWORD'] as const,
  ])('%s loads all its imports, and asks for its settings', async (_, program, message) => {
    await expect(start(program)).rejects.toMatchObject({ stderr: expect.stringContaining(message) as string });
  });

  it('admin loads all its imports', async () => {
    await expect(run(process.execPath, [join(programs, 'admin.js'), '--help'])).resolves.toMatchObject({
      stdout: expect.stringContaining('user:export') as string,
    });
  });

  it('migrate has the migrations of every database', () => {
    const apps = serviceDatabases().map(({ app }) => app);
    expect(readdirSync(join(programs, 'apps')).map((app) => `apps/${app}`)).toEqual(apps.toSorted());
  });

  it('the gateway has the web app', () => {
    expect(readdirSync(join(repositoryRoot, 'dist/apps/web'))).toContain('index.html');
  });
});
