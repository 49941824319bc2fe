import { markNumberedTones } from '@memory/text';
import type { ReactNode } from 'react';
import { RiceGrid } from '../../../components/ui/rice-grid.tsx';
import { ToneColoredPinyin } from '../../../components/ui/tone-colored-pinyin.tsx';
import { CoveredCardContent } from './covered-card-content.tsx';

interface CharacterCardProps {
  character: string;
  pinyin: string | null;
  zhuyin?: string | null;
  meaning: string;
  /** A line of text below the meaning, such as the frequency. */
  note?: string | undefined;
  /** Whether the reading and the meaning are hidden until the user uncovers them, so that users can test themselves. */
  covered?: boolean;
  /** The buttons below the card's text. */
  children: ReactNode;
}

/** Card with a character or word in a rice grid, its reading, its meaning and buttons. */
export function CharacterCard({
  character,
  pinyin,
  zhuyin,
  meaning,
  note,
  covered = false,
  children,
}: CharacterCardProps) {
  const isWord = Array.from(character).length > 1;
  const readingAndMeaning = (
    <>
      <p className="mt-3 min-h-7 text-lg leading-7">
        {pinyin && <ToneColoredPinyin text={markNumberedTones(pinyin)} />}
      </p>
      {zhuyin && (
        <p lang="zh-Bopo" className="brush text-sm tracking-wide text-ink-soft">
          {zhuyin}
        </p>
      )}
      <p className="mt-1 line-clamp-2 leading-snug" title={meaning}>
        {meaning}
      </p>
    </>
  );
  return (
    <article className="sheet flex h-full flex-col items-center p-4 pb-1.5 text-center">
      <RiceGrid character={character} size={isWord ? 'pair' : 'medium'} />
      {covered ? <CoveredCardContent character={character}>{readingAndMeaning}</CoveredCardContent> : readingAndMeaning}
      {note && <p className="mt-1.5 text-xs font-semibold text-jade-text tabular-nums">{note}</p>}
      <div className="mt-auto flex pt-2">{children}</div>
    </article>
  );
}
