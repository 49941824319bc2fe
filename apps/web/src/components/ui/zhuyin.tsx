import { clsx } from 'clsx';
import { Fragment } from 'react';

/** Zhuyin. Lines break between syllables only, so that a tone mark is never separated from its syllable. */
export function Zhuyin({ text, className }: { text: string; className?: string }) {
  const syllables = text.split(/\s+/).filter((syllable) => syllable !== '');
  return (
    <span lang="zh-Bopo" className={clsx('brush', className)}>
      {syllables.map((syllable, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- syllables repeat and are identified by their position
        <Fragment key={index}>
          {index > 0 && ' '}
          <span className="whitespace-nowrap">{syllable}</span>
        </Fragment>
      ))}
    </span>
  );
}
