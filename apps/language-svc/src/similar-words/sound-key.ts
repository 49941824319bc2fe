const TONE_MARKS = /[\u0300\u0301\u0304\u030C]/g;

/** Removes the tones of pinyin: `nǚ ér` becomes `nü er`. */
export const withoutTones = (pinyin: string): string =>
  pinyin.toLowerCase().normalize('NFD').replaceAll(TONE_MARKS, '').normalize('NFC');

/**
 * Returns the sound of a word without the differences that speakers and recognizers confuse most: tones, zh/z, ch/c, sh/s, n/l at the start, and
 * -ng/-n.
 * @param pinyin with or without tone marks, with spaces between the syllables
 */
export const soundKeyOf = (pinyin: string): string =>
  withoutTones(pinyin)
    .split(' ')
    .map((syllable) =>
      syllable
        .replace(/^([zcs])h/, '$1')
        .replace(/^n(?!g?$)/, 'l')
        .replace(/([aei])ng$/, '$1n'),
    )
    .join(' ');
