import type { ReadingAids } from '@memory/contracts';
import { pinyinTone } from '../../../lib/pinyin-tone.ts';

interface CharacterReadingProps {
  character: string;
  reading: ReadingAids['reading'];
  /** The character's reading in its word, as pinyin or zhuyin. */
  syllable: string;
  /** The same reading as pinyin, whose tone selects the colour. */
  pinyin: string;
  /** Whether the reading is shown in soft ink until the pointer or the focus is on the character. */
  isFaint?: boolean | undefined;
}

/** The size of a reading relative to its character, by its number of letters: long syllables are smaller, so that neighbours stay apart. */
const LETTER_SIZES = { pinyin: [0.5, 0.5, 0.5, 0.5, 0.5, 0.46, 0.41], zhuyin: [0.44, 0.44, 0.44, 0.44, 0.44, 0.4] };

/**
 * A character with its reading above it. Screen readers read the character alone, because they know its reading and would read it twice;
 * for the same reason the reading is not part of a copied text.
 */
export function CharacterReading({ character, reading, syllable, pinyin, isFaint = false }: CharacterReadingProps) {
  const sizes = LETTER_SIZES[reading];
  const size = sizes[Math.min(syllable.length, sizes.length - 1)];
  return (
    <ruby>
      {character}
      <rt
        aria-hidden
        lang={reading === 'pinyin' ? 'zh-Latn-pinyin' : 'zh-Bopo'}
        className={isFaint ? 'is-faint' : undefined}
        style={{
          ...(!isFaint && { color: `var(--tone-${pinyinTone(pinyin)})` }),
          fontSize: `${size}em`,
        }}
      >
        {syllable}
      </rt>
    </ruby>
  );
}
