/** A name of the script in which the family name comes first and no space divides the parts. */
const HAN = /\p{Script=Han}/u;

export interface SplitName {
  readonly givenName: string;
  readonly familyName: string;
  readonly chineseName: string;
}

/**
 * Divides a name of one cell. A name with Chinese characters stays whole, because where it divides is a guess (欧阳 or 欧). `Li, Mei` names the family
 * first; otherwise the last word is the family name.
 */
export function splitName(name: string): SplitName {
  if (HAN.test(name)) return { givenName: '', familyName: '', chineseName: name };
  const comma = name.indexOf(',');
  if (comma !== -1)
    return { givenName: name.slice(comma + 1).trim(), familyName: name.slice(0, comma).trim(), chineseName: '' };
  const words = name.split(' ').filter(Boolean);
  const familyName = words.length > 1 ? words.at(-1)! : '';
  return { givenName: words.slice(0, words.length > 1 ? -1 : 1).join(' '), familyName, chineseName: '' };
}
