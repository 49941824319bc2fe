import type { VocabularyItem } from '@memory/contracts';
import { markNumberedTones } from '@memory/text';
import { Eye } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RiceGrid } from '../../../components/ui/rice-grid.tsx';
import { ToneColoredPinyin } from '../../../components/ui/tone-colored-pinyin.tsx';
import { Zhuyin } from '../../../components/ui/zhuyin.tsx';
import { ListenButton } from '../../pronunciation/listen-button.tsx';
import { useWordInScript, type WordInScript } from '../../reading-aids/word-in-script.ts';
import { useWordClip } from '../api/vocabulary-contexts.ts';
import { shortMeaning } from '../short-meaning.ts';
import { zhuyinFromNotes } from '../to-new-item.ts';
import { useZhuyin } from '../use-zhuyin.ts';
import { MetInEntry } from './met-in-entry.tsx';
import { VocabularyCardActions } from './vocabulary-card-actions.tsx';
import { VocabularyDetails } from './vocabulary-details.tsx';

interface VocabularyCardProps {
  item: VocabularyItem;
  covered: boolean;
  /** Whether the whole meaning is shown. At most one card of a list is open. */
  isOpen: boolean;
  onToggle: (item: VocabularyItem) => void;
  onReplace: (item: VocabularyItem) => void;
}

/**
 * A word of the user's vocabulary, with the sentence in which the user met it. Memoized, because a list of thousands of words renders at
 * every scroll.
 */
export const VocabularyCard = memo(function VocabularyCard({
  item,
  covered,
  isOpen,
  onToggle,
  onReplace,
}: VocabularyCardProps) {
  const { t } = useTranslation();
  const { pinyin } = item;
  const word = useWordInScript(item);
  const character = word.text;
  const clip = useWordClip(item.id);
  const markedPinyin = pinyin && markNumberedTones(pinyin);
  const storedZhuyin = zhuyinFromNotes(item.notes);
  const zhuyin = useZhuyin(character, markedPinyin, storedZhuyin);
  const readingAndMeaning = (
    <>
      <p className="flex min-h-7 flex-wrap items-baseline gap-x-3 text-lg leading-7">
        {zhuyin === null ? (
          <>
            {markedPinyin && <ToneColoredPinyin text={markedPinyin} />}
            {storedZhuyin && (
              <span lang="zh-Bopo" className="brush text-sm tracking-wide text-ink-soft">
                {storedZhuyin}
              </span>
            )}
          </>
        ) : (
          <Zhuyin text={zhuyin} />
        )}
      </p>
      <p className="leading-snug" title={item.englishTranslation}>
        {shortMeaning(item.englishTranslation)}
      </p>
    </>
  );
  return (
    <article className="relative flex h-full flex-col border-t border-line py-4">
      <div className="flex min-h-15 flex-wrap items-center gap-x-4 gap-y-1 pr-12">
        <Script word={word} />
        <div className="min-w-34 flex-1">
          {covered ? (
            <CoveredCardContent character={character}>{readingAndMeaning}</CoveredCardContent>
          ) : (
            readingAndMeaning
          )}
        </div>
      </div>
      <ListenButton
        word={character}
        pinyin={pinyin}
        clip={clip}
        label={t('vocabulary.listen', { character })}
        className="absolute! top-5 right-0 bg-jade-wash text-jade-text! hover:bg-jade! hover:text-on-jade!"
      />
      <MetInEntry itemId={item.id} word={character} isMet={item.frequency > 0} />
      <VocabularyCardActions
        item={item}
        isOpen={isOpen}
        onToggle={() => onToggle(item)}
        onReplace={() => onReplace(item)}
      />
      {isOpen && <VocabularyDetails item={item} />}
    </article>
  );
});

/** The word in large Kai characters, in the reader's script. A single character stands in a rice grid. */
function Script({ word: { text, lang } }: { word: WordInScript }) {
  if (Array.from(text).length === 1) return <RiceGrid character={text} lang={lang} size="small" className="shrink-0" />;
  return (
    <span lang={lang} className="brush max-w-full text-[2.6rem] leading-tight">
      {text}
    </span>
  );
}

/** Hides the reading and the meaning of a vocabulary card behind a button until the user presses it. The card keeps its size. */
function CoveredCardContent({ character, children }: { character: string; children: ReactNode }) {
  const { t } = useTranslation();
  const [isUncovered, setUncovered] = useState(false);
  if (isUncovered) return children;
  return (
    <div className="relative w-full">
      <div className="invisible">{children}</div>
      <button
        type="button"
        aria-label={t('vocabulary.uncover', { character })}
        className="absolute inset-0 mt-2 grid place-items-center rounded-xl border border-dashed border-line-strong/60 bg-well text-ink-soft hover:border-jade hover:text-jade-text"
        onClick={() => setUncovered(true)}
      >
        <Eye size={20} aria-hidden />
      </button>
    </div>
  );
}
