import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitDataFile } from '../src/data-files/split-data-file.ts';
import { sortLinesByUtf8Bytes } from './format-data-file.ts';

/**
 * Sorts the lines of every file in data/; the tests fail for a file that is not sorted.
 *
 * npx node apps/language-svc/data-tools/sort-data-files.ts
 */
const folder = join(import.meta.dirname, '../data');
for (const path of globSync('**/*.tsv', { cwd: folder })) {
  const text = readFileSync(join(folder, path), 'utf8');
  const { header, columnNames, lines } = splitDataFile(text, path);
  const sorted = [...header, columnNames.join('\t'), ...sortLinesByUtf8Bytes(lines), ''].join('\n');
  if (sorted === text) continue;
  writeFileSync(join(folder, path), sorted);
  process.stdout.write(`sorted ${path}\n`);
}
