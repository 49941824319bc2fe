import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { bundleWorkspace } from '../build/bundle.ts';
import { repositoryRoot } from '../config.ts';
import { serviceDatabases } from '../topology.ts';

/** Builds the programs of the container image memory/migrate into `dist/tools`, together with the migrations of every app. */
const tools = join(repositoryRoot, 'tools');
const output = await bundleWorkspace(tools, {
  'migrate-all': join(tools, 'containers/migrate-all.ts'),
  'print-redis-users': join(tools, 'containers/print-redis-users.ts'),
  admin: join(tools, 'admin.ts'),
});
for (const { app } of serviceDatabases())
  cpSync(join(repositoryRoot, app, 'prisma'), join(output, app, 'prisma'), { recursive: true });
