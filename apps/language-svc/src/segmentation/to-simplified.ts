import * as OpenCC from 'opencc-js/t2cn';
import { textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';
import { keepCharactersOfBothScripts } from './characters-of-both-scripts.ts';

const convertWithOpenCC = OpenCC.Converter({ from: 'tw', to: 'cn' });
const simplifiedForms = new Map(
  readDataFile('segmentation/simplified-forms.tsv', {
    columns: { character: textColumn, simplified: textColumn },
    key: ['character'],
  }).map((row) => [row.character, row.simplified]),
);
const ANY_LISTED_FORM = new RegExp(`[${[...simplifiedForms.keys()].join('')}]`, 'g');

/** Converts a text to simplified characters. The result has as many UTF-16 units as the original, so indexes are the same in both. */
export function toSimplified(original: string): string {
  const converted = convert(original);
  if (converted.length === original.length) return converted;
  return Array.from(original, (character) => {
    const one = convert(character);
    return one.length === character.length ? one : character;
  }).join('');
}

function convert(original: string): string {
  const converted = convertWithOpenCC(original).replace(
    ANY_LISTED_FORM,
    (character) => simplifiedForms.get(character) ?? character,
  );
  return keepCharactersOfBothScripts(original, converted);
}
