import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCedict } from '../src/dictionary/cedict-source.ts';
import { parseCedict } from '../src/dictionary/cedict.ts';
import { zhuyinOfMarked } from '../src/readings/marked-zhuyin.ts';

/**
 * Writes src/dictionary/data/rare-characters.js anew: what the Unihan database knows of characters that CC-CEDICT lacks.
 *
 *     npx node apps/language-svc/data/make-rare-characters.ts FOLDER
 *
 * FOLDER holds Unihan_Readings.txt and Unihan_Variants.txt as Unicode publishes them (Debian: the package unicode-data).
 */
const [folder = '.'] = process.argv.slice(2);

/** By character and by field: `kMandarin` → `qiū`. */
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
  [...parseCedict(await readCedict())].flatMap(({ simplified, traditional }) => [simplified, traditional]),
);
const readings = readUnihan('Unihan_Readings.txt');
const variants = readUnihan('Unihan_Variants.txt');

/** Of today's Mandarin first; else of the dictionaries of 1983, 2013 and 1986–90, whose values are `page.place:reading`. */
function readingOf(character: string): string | undefined {
  const fields = readings.get(character);
  const inDictionary = ['kXHC1983', 'kTGHZ2013', 'kHanyuPinyin'].map(
    (field) => /:([^\s,]+)/.exec(fields?.get(field) ?? '')?.[1],
  );
  return (fields?.get('kMandarin')?.split(' ')[0] ?? inDictionary.find(Boolean))?.normalize('NFC');
}

/** Two readings, of characters that only scholars meet, are no syllables of today's Mandarin. */
function isSyllable(reading: string): boolean {
  try {
    return zhuyinOfMarked(reading) !== '';
  } catch {
    return false;
  }
}

/** Another form of the same character that is better known. */
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

const lines = [...readings.keys()]
  .filter((character) => !known.has(character))
  .flatMap((character) => {
    const reading = readingOf(character);
    if (!reading || !isSyllable(reading)) return [];
    const meaning = (readings.get(character)?.get('kDefinition') ?? '').replace(/\s+/g, ' ');
    return [
      [
        character,
        reading,
        formOf(character, 'kSimplifiedVariant'),
        formOf(character, 'kTraditionalVariant'),
        variantOf(character) ?? '',
        meaning,
      ].join('\t'),
    ];
  });

writeFileSync(
  new URL('../src/dictionary/data/rare-characters.js', import.meta.url),
  `// From the Unihan database, © Unicode, Inc., under the Unicode License (THIRD-PARTY-NOTICES.md); a selection, rearranged.
// character, reading, simplified form, traditional form, better known variant, meaning
export default String.raw\`${lines.join('\n').replaceAll('`', "'").replaceAll('${', '$ {')}\`;
`,
);
process.stdout.write(`${lines.length} characters\n`);
