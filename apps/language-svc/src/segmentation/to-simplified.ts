import * as OpenCC from 'opencc-js/t2cn';
import { textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';

const convertWithOpenCC = OpenCC.Converter({ from: 'tw', to: 'cn' });
/** Matches 著 as a grammatical particle, which is 着 in simplified characters. OpenCC converts it only after the most common verbs. */
const PARTICLE_ZHE =
  /(?<=[拿看写读背做抱带提举望听说唱吃喝坐站躺走跑跳笑哭穿戴拉推指对跟朝向沿随接盯挂贴放摆装围开关握捧扛牵骑踩想等陪])著|(?<![名原巨编显专土论合拙昭卓遗译新])著(?![名作者称述书录有])/g;

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
  return converted === original ? original : converted.replace(PARTICLE_ZHE, '着');
}
