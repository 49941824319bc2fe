import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.ts';
import { root } from './config.ts';
import { databases } from './topology.ts';

/** Builds the programs that the image memory/migrate runs: migrate-all.js with every app's migrations, print-redis-users.js and admin.js. */
const programs = ['migrate-all', 'print-redis-users', 'admin'];
const out = await bundle(
  import.meta.dirname,
  Object.fromEntries(programs.map((name) => [name, join(import.meta.dirname, `${name}.ts`)])),
);
for (const { app } of databases()) cpSync(join(root, app, 'prisma'), join(out, app, 'prisma'), { recursive: true });
