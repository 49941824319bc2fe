import { addToneMark, type MandarinTone } from './tone-mark.ts';

/** A syllable with the number of its tone. ü is also typed as `v` or `u:`, and the neutral tone as 0 or 5. */
const NUMBERED_SYLLABLE = /(?<![a-zêü:])([a-zêü:]+)([0-5])(?=([a-zêü])?)/giu;

/** Letters that can be a syllable: with a vowel, one of the interjections m, n, ng, hm and hng, or the r of erhua without a tone. */
const isSyllable = (letters: string, tone: MandarinTone): boolean =>
  /[aeiouêü]/i.test(letters) || /^(?:h?m|h?ng?)$/i.test(letters) || (tone === 5 && letters === 'r');

/**
 * Replaces the tone numbers in pinyin that a person typed by tone marks: `lv4 deng1` and `lv4deng1` become `lǜ dēng`. Everything else stays as
 * it is.
 */
export function markNumberedTones(pinyin: string): string {
  return pinyin.replace(NUMBERED_SYLLABLE, (whole, typed: string, digit: string, next: string | undefined) => {
    const letters = typed.replace(/u:|v/g, 'ü').replace(/U:|V/g, 'Ü');
    const tone = digit === '0' ? 5 : (Number(digit) as MandarinTone);
    if (!isSyllable(letters, tone)) return whole;
    return addToneMark(letters, tone) + (next ? ' ' : '');
  });
}
