import { appendFileSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseLine, readSentenceSets } from './labelled-sentences.ts';
import { isHeldOut } from './sentence-split.ts';

/**
 * Divides new labelled sentences between `training` and `held-out` by their hash, and appends them to the files of the same name there.
 * Sentences that are in one of the files already are left out.
 *
 * npx node apps/language-svc/eval/readings/split-sentences.ts <file>…
 */
const known = new Set(
  (['training', 'held-out'] as const).flatMap((split) =>
    readSentenceSets(split).flatMap(({ sentences }) => sentences.map(({ text }) => text)),
  ),
);

for (const path of process.argv.slice(2)) {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ line, text: parseLine(line).text }))
    .filter(({ text }) => !known.has(text) && known.add(text));
  for (const folder of ['training', 'held-out'])
    appendFileSync(
      new URL(`${folder}/${basename(path)}`, import.meta.url),
      lines
        .filter(({ text }) => isHeldOut(text) === (folder === 'held-out'))
        .map(({ line }) => `${line}\n`)
        .join(''),
    );
}
