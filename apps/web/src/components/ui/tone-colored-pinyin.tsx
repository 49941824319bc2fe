import { clsx } from 'clsx';
import { pinyinTone, type PinyinTone } from '../../lib/pinyin-tone.ts';

const toneClasses: Record<PinyinTone, string> = {
  1: 'text-tone-1',
  2: 'text-tone-2',
  3: 'text-tone-3',
  4: 'text-tone-4',
  5: 'text-tone-5',
};

/** Pinyin with each syllable in the colour of its tone. Users who cannot see the colours recognize the tone by its tone mark. */
export function ToneColoredPinyin({ text, className }: { text: string; className?: string }) {
  const parts = text.split(/(\s+)/);
  return (
    <span lang="zh-Latn-pinyin" className={clsx('font-semibold', className)}>
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- syllables repeat and are identified by their position
        <span key={index} className={part.trim() ? toneClasses[pinyinTone(part)] : undefined}>
          {part}
        </span>
      ))}
    </span>
  );
}
