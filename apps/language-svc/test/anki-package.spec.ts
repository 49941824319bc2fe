import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { writeAnkiPackage } from '../src/vocabulary-export/anki/write-anki-package.ts';
import type { ExportedWord } from '../src/vocabulary-export/exported-word.ts';

const MB = 1_024 ** 2;
const FILES = 100;
/** The program of the database has 16 MB of its own. */
const MEMORY_MB_MAX = 40;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const createWord = (number: number): ExportedWord => ({
  noteId: uuidv7(),
  word: `词${number}`,
  simplified: '',
  traditional: '',
  pinyin: '',
  zhuyin: '',
  meaning: '',
  notes: '',
  isKnown: false,
  createdAt: new Date(),
  changedAt: new Date(),
  context: null,
});

it('keeps no file that was written, and reads none ahead of a slow client', async () => {
  let readCount = 0;
  const stream = writeAnkiPackage({
    batches: (async function* () {
      for (let number = 0; number < FILES; number += 1) yield [createWord(number)];
    })(),
    readMedia: async () => new Map([[`${(readCount += 1)}.webp`, Buffer.alloc(MB)]]),
    signal: new AbortController().signal,
  });
  collectGarbage();
  const before = process.memoryUsage().arrayBuffers;
  let [bytes, nextCheck, most, ahead] = [0, 0, 0, 0];
  for await (const chunk of stream) {
    bytes += (chunk as Buffer).length;
    ahead = Math.max(ahead, readCount - bytes / MB);
    if (bytes < nextCheck) continue;
    nextCheck += 10 * MB;
    collectGarbage();
    most = Math.max(most, process.memoryUsage().arrayBuffers - before);
  }
  expect(bytes).toBeGreaterThan(FILES * MB);
  expect(ahead).toBeLessThan(5);
  expect(most / MB).toBeLessThan(MEMORY_MB_MAX);
});
