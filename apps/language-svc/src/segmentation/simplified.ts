import * as OpenCC from 'opencc-js/t2cn';

const toSimplified = OpenCC.Converter({ from: 'tw', to: 'cn' });
// the converter knows only the commonest verbs before 著
const GRAMMATICAL = /(?<![名原巨编显专土论合拙昭卓遗译新])著(?![名作者称述书录有])/g;

function convert(text: string): string {
  const converted = toSimplified(text);
  return converted === text ? text : converted.replace(GRAMMATICAL, '着');
}

/**
 * A text in simplified characters, of exactly the same length in UTF-16 units: what is found at a place there is found at that
 * place of the original.
 */
export function simplified(text: string): string {
  const converted = convert(text);
  if (converted.length === text.length) return converted;
  return Array.from(text, (character) => {
    const one = convert(character);
    return one.length === character.length ? one : character;
  }).join('');
}
