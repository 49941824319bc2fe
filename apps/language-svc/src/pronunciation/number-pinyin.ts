const TONE_MARKS = ['\u0304', '\u0301', '\u030c', '\u0300'];
const SYLLABLE = /^[a-zü]{1,6}$/;

/**
 * Returns one syllable with the number of its tone, as the files of recordings are named: `nǚ` → `nü3`, `de` → `de5`.
 * @returns null for anything else than one syllable
 */
export function numberPinyin(pinyin: string): string | null {
  const decomposed = pinyin.trim().toLowerCase().normalize('NFD');
  const marks = [...decomposed].filter((character) => TONE_MARKS.includes(character));
  if (marks.length > 1) return null;
  const tone = marks[0] === undefined ? 5 : TONE_MARKS.indexOf(marks[0]) + 1;
  const letters = [...decomposed]
    .filter((character) => !TONE_MARKS.includes(character))
    .join('')
    .normalize('NFC');
  return SYLLABLE.test(letters) ? `${letters}${tone}` : null;
}
