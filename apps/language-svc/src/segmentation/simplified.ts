import * as OpenCC from 'opencc-js/t2cn';

const toSimplified = OpenCC.Converter({ from: 'tw', to: 'cn' });
// the converter knows only the commonest verbs before 著
const GRAMMATICAL =
  /(?<=[拿看写读背做抱带提举望听说唱吃喝坐站躺走跑跳笑哭穿戴拉推指对跟朝向沿随接盯挂贴放摆装围开关握捧扛牵骑踩想等陪])著|(?<![名原巨编显专土论合拙昭卓遗译新])著(?![名作者称述书录有])/g;
/** Forms of Hong Kong and Taiwan that the converter leaves. */
const LEFT: Readonly<Record<string, string>> = {
  揹: '背',
  衞: '卫',
  敍: '叙',
  枱: '台',
  暱: '昵',
  甯: '宁',
  菓: '果',
  覩: '睹',
  妳: '你',
  牠: '它',
};
const ANY_LEFT = new RegExp(`[${Object.keys(LEFT).join('')}]`, 'g');

function convert(text: string): string {
  const converted = toSimplified(text).replace(ANY_LEFT, (character) => LEFT[character] ?? character);
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
