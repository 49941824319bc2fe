import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCedict, readCedictText } from '../src/dictionary/parse-cedict.ts';
import { pinyinToZhuyin } from '../src/readings/pinyin-to-zhuyin.ts';
import { formatDataFile } from './format-data-file.ts';

/**
 * Writes data/dictionary/rare-characters.tsv with the readings and meanings that the Unihan database has for characters that CC-CEDICT
 * lacks.
 *
 * npx node apps/language-svc/data-tools/make-rare-characters.ts FOLDER
 *
 * FOLDER contains Unihan_Readings.txt and Unihan_Variants.txt as Unicode publishes them (on Debian: the package unicode-data).
 */
const [folder = '.'] = process.argv.slice(2);

/**
 * Reads a file of the Unihan database. Returns a map that has, for each character, a map from the names of its fields (`kMandarin`) to
 * their values (`qiū`).
 */
function readUnihan(file: string): Map<string, Map<string, string>> {
  const characters = new Map<string, Map<string, string>>();
  for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
    const [codePoint = '', field = '', value = ''] = line.split('\t');
    if (!codePoint.startsWith('U+')) continue;
    const character = fromCodePoint(codePoint);
    characters.set(character, (characters.get(character) ?? new Map<string, string>()).set(field, value));
  }
  return characters;
}

const fromCodePoint = (codePoint: string): string => String.fromCodePoint(Number.parseInt(codePoint.slice(2), 16));

const known = new Set(
  [...parseCedict(await readCedictText())].flatMap(({ simplified, traditional }) => [simplified, traditional]),
);
const readings = readUnihan('Unihan_Readings.txt');
const variants = readUnihan('Unihan_Variants.txt');

/**
 * Returns the reading of a character: the field kMandarin or, if the character has no such field, the first of three dictionary fields that
 * it has. The values of the dictionary fields have the form `page.place:reading`.
 */
function readingOf(character: string): string | undefined {
  const fields = readings.get(character);
  const inDictionary = ['kXHC1983', 'kTGHZ2013', 'kHanyuPinyin'].map(
    (field) => /:([^\s,]+)/.exec(fields?.get(field) ?? '')?.[1],
  );
  return (fields?.get('kMandarin')?.split(' ')[0] ?? inDictionary.find(Boolean))?.normalize('NFC');
}

/** Whether a reading from Unihan is a syllable of Mandarin. False for two readings only, both of very rare characters. */
function isSyllable(reading: string): boolean {
  try {
    return pinyinToZhuyin(reading) !== '';
  } catch {
    return false;
  }
}

/** Returns another form of the given character (simplified, traditional or a variant) that has an entry in CC-CEDICT. */
function variantOf(character: string): string | undefined {
  const fields = variants.get(character);
  return ['kZVariant', 'kSimplifiedVariant', 'kTraditionalVariant', 'kSemanticVariant', 'kSpecializedSemanticVariant']
    .flatMap((field) => (fields?.get(field) ?? '').match(/U\+[0-9A-F]+/g) ?? [])
    .map(fromCodePoint)
    .find((other) => other !== character && known.has(other));
}

const formOf = (character: string, field: string): string => {
  const [codePoint] =
    variants
      .get(character)
      ?.get(field)
      ?.match(/U\+[0-9A-F]+/g) ?? [];
  return codePoint ? fromCodePoint(codePoint) : '';
};

const rows = [...readings.keys()]
  .filter((character) => !known.has(character))
  .flatMap((character) => {
    const reading = readingOf(character);
    if (!reading || !isSyllable(reading)) return [];
    return [
      [
        character,
        reading,
        formOf(character, 'kSimplifiedVariant'),
        formOf(character, 'kTraditionalVariant'),
        variantOf(character) ?? '',
        (readings.get(character)?.get('kDefinition') ?? '').replace(/\s+/g, ' '),
      ],
    ];
  });

writeFileSync(
  new URL('../data/dictionary/rare-characters.tsv', import.meta.url),
  formatDataFile({
    about: [
      'Characters that CC-CEDICT lacks: a selection from the Unihan database 15.0, rearranged.',
      'Made by data-tools/make-rare-characters.ts; do not edit.',
      'reading: pinyin with tone marks. variant: a better known form of the same character. meaning: as Unihan has it.',
    ],
    source: 'Unihan database, © Unicode, Inc.',
    licence: 'Unicode License V3 (THIRD-PARTY-NOTICES.md)',
    columns: ['character', 'reading', 'simplified', 'traditional', 'variant', 'meaning'],
    rows,
  }),
);
process.stdout.write(`${rows.length} characters\n`);
