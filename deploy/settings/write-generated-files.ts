import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles } from './generated-files.ts';

/** Rewrites the files that are generated from the catalogue of settings: npx node deploy/settings/write-generated-files.ts */
const repositoryRoot = join(import.meta.dirname, '../..');
for (const [path, generate] of Object.entries(generatedFiles)) {
  const file = join(repositoryRoot, path);
  const present = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const text = generate(present);
  if (text === present) continue;
  writeFileSync(file, text);
  process.stdout.write(`✓ ${path} written\n`);
}
