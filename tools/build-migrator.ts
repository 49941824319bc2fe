import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.ts';
import { root } from './config.ts';
import { databases } from './topology.ts';

/** Builds what is run beside the services where there is no clone: migrate-all.js with every app's migrations beside it, and admin.js. */
const out = await bundle(import.meta.dirname, { 'migrate-all': join(import.meta.dirname, 'migrate-all.ts'), admin: join(import.meta.dirname, 'admin.ts') });
for (const { app } of databases()) cpSync(join(root, app, 'prisma'), join(out, app, 'prisma'), { recursive: true });
