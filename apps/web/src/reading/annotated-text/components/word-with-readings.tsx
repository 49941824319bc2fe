import { splitCodePoints } from '@memory/text';
import { RiceGrid } from '../../../components/ui/rice-grid.tsx';
import { ToneColoredPinyin } from '../../../components/ui/tone-colored-pinyin.tsx';
import { Zhuyin } from '../../../components/ui/zhuyin.tsx';
import type { AnnotatedWord } from '../../../words/index.ts';

/**
 * A word in rice grids: each character has its pinyin above and its zhuyin below its own grid. Screen readers read the pinyin and the
 * zhuyin of the whole word instead, because separate syllables would be read as separate words.
 */
export function WordWithReadings({ word: { text, pinyin, zhuyin } }: { word: AnnotatedWord }) {
  return (
    <div className="min-w-0">
      <p className="sr-only">
        <span lang="zh-Latn-pinyin">{pinyin.join(' ')}</span> <span lang="zh-Bopo">{zhuyin.join(' ')}</span>
      </p>
      <div aria-hidden className="flex flex-wrap gap-x-1 gap-y-2">
        {splitCodePoints(text).map((character, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same character may occur twice in a word
          <span key={index} data-syllable="" className="grid justify-items-center gap-0.5 whitespace-nowrap">
            <ToneColoredPinyin text={pinyin[index] ?? ''} className="leading-snug" />
            <RiceGrid character={character} size="small" />
            <Zhuyin text={zhuyin[index] ?? ''} className="text-[0.9rem] leading-snug text-ink-soft" />
          </span>
        ))}
      </div>
    </div>
  );
}
