import type { Entry, Mood, MoodAnalysis } from '@memory/contracts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AnchoredPopover } from '../../components/ui/anchored-popover.tsx';
import { useOnlineStatus } from '../../lib/online-status.ts';
import { MoodFace } from './mood-face.tsx';
import { toWholePercent } from './mood-panel.tsx';
import { chooseMood } from './send-waiting-moods.ts';

const moods: readonly Mood[] = ['very_positive', 'positive', 'neutral', 'negative', 'very_negative'];

interface MoodPopoverProps {
  entry: Entry;
  isOwn: boolean;
  /** Null while the mood of the text is unknown. */
  analysis: MoodAnalysis | null;
  chosenMood: Mood | null;
  isWaiting: boolean;
  anchor: HTMLElement;
  onClose: () => void;
}

/** Popover that explains the mood of an entry and, for the author, offers another one. */
export default function MoodPopover({
  entry,
  isOwn,
  analysis,
  chosenMood,
  isWaiting,
  anchor,
  onClose,
}: MoodPopoverProps) {
  const { t } = useTranslation();
  const questionId = useId();
  const isOnline = useOnlineStatus();
  const percent = analysis && toWholePercent(analysis.sentiment);
  return (
    <AnchoredPopover title={t('chosenMood.title')} anchor={anchor} onClose={onClose}>
      <div className="grid gap-2 text-[0.95rem]">
        {chosenMood && (
          <p>{t(isOwn ? 'chosenMood.byYouText' : 'chosenMood.byAuthorText', { mood: t(`mood.${chosenMood}`) })}</p>
        )}
        {analysis && (
          <p>
            {chosenMood
              ? t('chosenMood.figureBefore', { mood: t(`mood.${analysis.mood}`), percent })
              : t('chosenMood.figure', { percent })}
          </p>
        )}
        <p className="text-sm text-ink-soft">{t('chosenMood.howItIsRead')}</p>
      </div>
      {isOwn && (
        <>
          <h3 id={questionId} className="mt-4 mb-2 text-base font-bold">
            {t('chosenMood.question')}
          </h3>
          <div role="radiogroup" aria-labelledby={questionId} className="flex flex-wrap gap-1">
            {moods.map((mood) => (
              <label
                key={mood}
                className="relative grid min-h-11 min-w-0 flex-1 cursor-pointer justify-items-center gap-1 rounded-xl border border-transparent px-0.5 py-2 text-center text-xs leading-tight font-semibold hover:bg-well has-checked:border-jade-text has-checked:bg-jade-wash has-checked:text-jade-text has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-jade-text"
              >
                <input
                  type="radio"
                  name={questionId}
                  checked={mood === chosenMood}
                  className="absolute inset-0 size-full cursor-pointer opacity-0"
                  onChange={() => void chooseMood(entry, mood)}
                />
                <MoodFace mood={mood} />
                {t(`mood.${mood}`)}
              </label>
            ))}
            <label className="relative flex w-full min-h-11 cursor-pointer items-center gap-2.5 rounded-xl border border-line-strong/60 px-3 text-sm font-semibold hover:bg-well has-checked:border-jade-text has-checked:bg-jade-wash has-checked:text-jade-text has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-jade-text">
              <input
                type="radio"
                name={questionId}
                checked={chosenMood === null}
                className="size-4 accent-jade"
                onChange={() => void chooseMood(entry, null)}
              />
              {t('chosenMood.asRead')}
            </label>
          </div>
          <output className="mt-2 block min-h-5 text-sm text-ink-soft">
            {isWaiting && !isOnline && t('chosenMood.waiting')}
          </output>
        </>
      )}
    </AnchoredPopover>
  );
}
