import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.ts';
import { root } from './config.ts';
import { databases } from './topology.ts';

/** Builds what brings the databases up to date where there is no clone: migrate-all.js with every app's migrations beside it. */
const out = await bundle(import.meta.dirname, { 'migrate-all': join(import.meta.dirname, 'migrate-all.ts') });
for (const { app } of databases()) cpSync(join(root, app, 'prisma'), join(out, app, 'prisma'), { recursive: true });
