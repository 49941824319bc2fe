import type { Entry, Mood, MoodAnalysis } from '@memory/contracts';
import { isLongEnoughForMood, textForMood } from '@memory/text';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Leaf, type LucideIcon, SmilePlus, Wind, Zap } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { api, unwrapResponse } from '../../lib/api.ts';
import { pagePaths } from '../../lib/page-paths.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { useNearViewport } from '../../lib/use-near-viewport.ts';
import { MoodFace } from './mood-face.tsx';
import { useWaitingMood } from './waiting-moods.ts';

const MoodPopover = preloadable(() => import('./mood-popover.tsx'));

const energyIcons: Record<MoodAnalysis['energy_level'], LucideIcon> = { high: Zap, medium: Wind, low: Leaf };

const MOOD_CACHE_TIME_MS = 5 * 60_000;

/**
 * Panel with the mood, energy level, sentiment score and themes of an entry. A tap explains them, and lets the author choose another mood, which is
 * then shown as chosen. Without a chosen mood, the panel is empty if the text is too short or the analysis has failed; the author of a text that is
 * long enough can still choose.
 */
export default function MoodPanel({ entry, isOwn }: { entry: Entry; isOwn: boolean }) {
  const { t } = useTranslation();
  const text = textForMood(entry.content, entry.extractedText);
  // The mood is fetched only when the card is near the viewport, because a long list would otherwise fetch the moods of all its cards.
  const [ref, isNear] = useNearViewport<HTMLDivElement>();
  const { data: analysis, isLoading, isError } = useMoodAnalysis(text, entry.originalAudioUrl, isNear);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const waiting = useWaitingMood(entry.id);
  const chosenMood = waiting ? waiting.mood : (entry.chosenMood ?? null);
  const mood = chosenMood ?? analysis?.mood ?? null;
  const isAnalysed = isLongEnoughForMood(text);
  if (mood === null && !isAnalysed) return null;
  // An open popover stays, also when its author wants a mood that is not loaded yet.
  if (mood === null && anchor === null && !isError && (isLoading || !isNear)) {
    return (
      <div ref={ref} className="h-[5.5rem] sm:h-14">
        {/* Only a card near the viewport loads, and only there a placeholder breathes: an animation off the screen would slow the page down. */}
        {isNear && (
          <>
            <output className="sr-only">{t('mood.reading')}</output>
            <Skeleton className="h-full rounded-2xl" />
          </>
        )}
      </div>
    );
  }
  if (mood === null && !isOwn) return null;
  return (
    <div
      ref={ref}
      className="flex min-h-[5.5rem] flex-wrap items-center gap-x-3.5 gap-y-3 rounded-2xl bg-jade-wash px-3.5 py-1 text-sm sm:gap-x-5 sm:min-h-14"
    >
      <h3 className="sr-only">{t('mood.title')}</h3>
      <MoodButton
        mood={mood}
        isChosen={chosenMood !== null}
        analysis={analysis}
        isOpen={anchor !== null}
        onOpen={setAnchor}
      />
      {analysis?.themes.slice(0, 3).map((theme) => (
        <Theme key={theme} theme={theme} isOwn={isOwn} />
      ))}
      {anchor && (
        <Suspense>
          <MoodPopover
            entry={entry}
            isOwn={isOwn}
            analysis={analysis ?? null}
            chosenMood={chosenMood}
            isWaiting={waiting !== undefined}
            anchor={anchor}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

interface MoodButtonProps {
  mood: Mood | null;
  isChosen: boolean;
  analysis: MoodAnalysis | undefined;
  isOpen: boolean;
  onOpen: (button: HTMLElement) => void;
}

/** The button that opens the mood popover: it shows the mood, or 'Choose a mood'. Both states are the same element, because the popover is anchored to it. */
function MoodButton({ mood, isChosen, analysis, isOpen, onOpen }: MoodButtonProps) {
  const { t } = useTranslation();
  const EnergyIcon = analysis && energyIcons[analysis.energy_level];
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      title={mood === null ? undefined : t('chosenMood.explain')}
      className={
        mood === null
          ? buttonClass('ghost')
          : '-my-1 flex min-h-11 flex-wrap items-center gap-x-3.5 rounded-xl text-left sm:gap-x-5'
      }
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      {mood === null ? (
        <>
          <SmilePlus size={18} aria-hidden />
          {t('chosenMood.choose')}
        </>
      ) : (
        <>
          <span className="inline-flex items-center gap-2.5 text-base font-bold text-jade-text">
            <MoodFace mood={mood} />
            <span>{t(`mood.${mood}`)}</span>
            {isChosen && (
              <span className="rounded-full border border-line-strong/60 px-2 text-xs font-semibold">
                {t('chosenMood.byAuthor')}
              </span>
            )}
          </span>
          {analysis && EnergyIcon && (
            <span className="inline-flex items-center gap-1.5">
              <EnergyIcon size={16} aria-hidden className="text-jade-text" />
              {t(`mood.${analysis.energy_level}`)}
            </span>
          )}
          {analysis && !isChosen && <SentimentScore percent={toWholePercent(analysis.sentiment)} />}
          <ChevronDown size={16} aria-hidden className="-ml-2 text-jade-text" />
        </>
      )}
    </button>
  );
}

/** A theme of an entry. On an own entry it leads to all own entries with the theme. */
function Theme({ theme, isOwn }: { theme: string; isOwn: boolean }) {
  const name = <span className="rounded-full bg-sheet px-2.5 py-0.5 text-jade-text">#{theme}</span>;
  if (!isOwn) return name;
  return (
    <Link
      to={`${pagePaths.home}?${new URLSearchParams({ theme })}`}
      className="-mx-1 -my-2 flex min-h-11 items-center px-1"
    >
      {name}
    </Link>
  );
}

function SentimentScore({ percent }: { percent: number }) {
  const { t } = useTranslation();
  return (
    <span className="inline-flex items-center gap-2">
      <span className="sr-only">{t('mood.sentiment')}</span>
      {/* the bar is hidden on phones, so that the themes fit on one line */}
      <span aria-hidden className="h-1.5 w-16 overflow-hidden rounded-full bg-jade-text/25 max-sm:hidden">
        <span className="block h-full rounded-full bg-jade-text" style={{ width: `${percent}%` }} />
      </span>
      <span className="tabular-nums">{percent}%</span>
    </span>
  );
}

/** Query: the mood of a text, cached for five minutes. The request is sent once `enabled` is true, if the text is long enough. */
function useMoodAnalysis(text: string, audioUrl: string | null, enabled: boolean) {
  return useQuery({
    queryKey: ['mood', text, audioUrl],
    queryFn: () => unwrapResponse(api.POST('/api/analyze-mood', { body: { text, audioUrl } })),
    enabled: enabled && isLongEnoughForMood(text),
    staleTime: MOOD_CACHE_TIME_MS,
    gcTime: MOOD_CACHE_TIME_MS,
  });
}

/** Converts a sentiment score (0 to 1) to a whole percentage. */
export function toWholePercent(sentiment: number): number {
  return Math.round(sentiment * 100);
}
