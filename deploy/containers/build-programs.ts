import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleWorkspace } from '@memory/launcher/build/bundle';
import { repositoryRoot } from '@memory/launcher/config';
import { serviceDatabases } from '@memory/launcher/topology';

/** Builds the programs of the container image memory/migrate into `dist/deploy`, together with the migrations of every app. */
const output = await bundleWorkspace(join(repositoryRoot, 'deploy'), {
  'migrate-all': join(import.meta.dirname, 'migrate-all.ts'),
  'print-redis-users': join(import.meta.dirname, 'print-redis-users.ts'),
  admin: fileURLToPath(import.meta.resolve('@memory/admin/admin')),
});
for (const { app } of serviceDatabases())
  cpSync(join(repositoryRoot, app, 'prisma'), join(output, app, 'prisma'), { recursive: true });
