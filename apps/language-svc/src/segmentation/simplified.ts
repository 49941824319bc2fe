import * as OpenCC from 'opencc-js/t2cn';

const convert = OpenCC.Converter({ from: 'tw', to: 'cn' });

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
