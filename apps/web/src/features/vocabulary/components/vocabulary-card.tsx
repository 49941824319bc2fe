import type { VocabularyItem } from '@memory/contracts';
import { markNumberedTones } from '@memory/text';
import { Volume2 } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { RiceGrid } from '../../../components/ui/rice-grid.tsx';
import { ToneColoredPinyin } from '../../../components/ui/tone-colored-pinyin.tsx';
import { shortMeaning } from '../short-meaning.ts';
import { useSpeechSynthesis } from '../use-speech-synthesis.ts';
import { zhuyinFromNotes } from '../zhuyin-note.ts';
import { CoveredCardContent } from './covered-card-content.tsx';
import { MetInEntry } from './met-in-entry.tsx';
import { VocabularyCardActions } from './vocabulary-card-actions.tsx';
import { VocabularyDetails } from './vocabulary-details.tsx';

export interface VocabularyCardProps {
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
  const speak = useSpeechSynthesis();
  const { character, pinyin } = item;
  const zhuyin = zhuyinFromNotes(item.notes);
  const readingAndMeaning = (
    <>
      <p className="flex min-h-7 flex-wrap items-baseline gap-x-3 text-lg leading-7">
        {pinyin && <ToneColoredPinyin text={markNumberedTones(pinyin)} />}
        {zhuyin && (
          <span lang="zh-Bopo" className="brush text-sm tracking-wide text-ink-soft">
            {zhuyin}
          </span>
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
        <Script text={character} />
        <div className="min-w-34 flex-1">
          {covered ? (
            <CoveredCardContent character={character}>{readingAndMeaning}</CoveredCardContent>
          ) : (
            readingAndMeaning
          )}
        </div>
      </div>
      <Button
        variant="ghost"
        round
        className="absolute! top-5 right-0 bg-jade-wash text-jade-text! hover:bg-jade! hover:text-on-jade!"
        aria-label={t('vocabulary.listen', { character })}
        onClick={() => speak(character)}
      >
        <Volume2 size={20} aria-hidden />
      </Button>
      <MetInEntry itemId={item.id} word={character} />
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

/** The word in large Kai characters. A single character stands in a rice grid. */
function Script({ text }: { text: string }) {
  if (Array.from(text).length === 1) return <RiceGrid character={text} size="small" className="shrink-0" />;
  return (
    <span lang="zh-Hans" className="brush max-w-full text-[2.6rem] leading-tight">
      {text}
    </span>
  );
}
