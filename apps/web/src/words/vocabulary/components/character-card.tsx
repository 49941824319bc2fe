import type { ReactNode } from 'react';
import { RiceGrid } from '../../../components/ui/rice-grid.tsx';
import { ToneColoredPinyin } from '../../../components/ui/tone-colored-pinyin.tsx';
import { Zhuyin } from '../../../components/ui/zhuyin.tsx';
import { useTextInScript } from '../../reading-aids/text-in-script.tsx';
import { useZhuyin } from '../use-zhuyin.ts';

interface CharacterCardProps {
  character: string;
  pinyin: string;
  meaning: string;
  /** The buttons below the card's text. */
  children: ReactNode;
}

/** Card with a character in a rice grid, its reading, its meaning and buttons. */
export function CharacterCard({ character, pinyin, meaning, children }: CharacterCardProps) {
  const { text, lang } = useTextInScript(character);
  const zhuyin = useZhuyin(character, pinyin, null);
  return (
    <article className="sheet flex h-full flex-col items-center p-4 pb-1.5 text-center">
      <RiceGrid character={text} lang={lang} />
      <p className="mt-3 min-h-7 text-lg leading-7">
        {zhuyin === null ? <ToneColoredPinyin text={pinyin} /> : <Zhuyin text={zhuyin} />}
      </p>
      <p className="mt-1 line-clamp-2 leading-snug" title={meaning}>
        {meaning}
      </p>
      <div className="mt-auto flex pt-2">{children}</div>
    </article>
  );
}
