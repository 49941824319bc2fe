import type { MoodAnalysis } from '@memory/contracts';
import { isLongEnoughForMood } from '@memory/text';
import { useQuery } from '@tanstack/react-query';
import { Leaf, type LucideIcon, Wind, Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { api, unwrapResponse } from '../../lib/api.ts';
import { useNearViewport } from '../../lib/use-near-viewport.ts';
import { MoodFace } from './mood-face.tsx';

const energyIcons: Record<MoodAnalysis['energy_level'], LucideIcon> = { high: Zap, medium: Wind, low: Leaf };

const MOOD_CACHE_TIME_MS = 5 * 60_000;

/**
 * Panel with the mood, energy level, sentiment score and themes of an entry. Renders nothing if the text is too short or the analysis has
 * failed.
 */
export function MoodPanel({ text, audioUrl }: { text: string; audioUrl: string | null }) {
  const { t } = useTranslation();
  // The mood is fetched only when the card is near the viewport, because a long list would otherwise fetch the moods of all its cards.
  const [ref, isNear] = useNearViewport<HTMLDivElement>();
  const { data: mood, isError } = useMoodAnalysis(text, audioUrl, isNear);
  if (!isLongEnoughForMood(text) || isError) return null;
  if (!mood) {
    return (
      <div ref={ref}>
        <output className="sr-only">{t('mood.reading')}</output>
        <Skeleton className="h-[5.5rem] rounded-2xl sm:h-14" />
      </div>
    );
  }
  const EnergyIcon = energyIcons[mood.energy_level];
  const percent = toWholePercent(mood.sentiment);
  return (
    <div className="flex min-h-[5.5rem] flex-wrap items-center gap-x-3.5 gap-y-1.5 rounded-2xl sm:gap-x-5 bg-jade-wash px-3.5 py-2 text-sm sm:min-h-14">
      <h3 className="sr-only">{t('mood.title')}</h3>
      <span className="inline-flex items-center gap-2.5 text-base font-bold text-jade-text">
        <MoodFace mood={mood.mood} />
        {t(`mood.${mood.mood}`)}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <EnergyIcon size={16} aria-hidden className="text-jade-text" />
        {t(`mood.${mood.energy_level}`)}
      </span>
      <span className="inline-flex items-center gap-2" title={t('mood.sentiment')}>
        <span className="sr-only">{t('mood.sentiment')}</span>
        {/* the bar is hidden on phones, so that the themes fit on one line */}
        <span aria-hidden className="h-1.5 w-16 overflow-hidden rounded-full bg-jade-text/25 max-sm:hidden">
          <span className="block h-full rounded-full bg-jade-text" style={{ width: `${percent}%` }} />
        </span>
        <span className="tabular-nums">{percent}%</span>
      </span>
      {mood.themes.slice(0, 3).map((theme) => (
        <span key={theme} className="rounded-full bg-sheet px-2.5 py-0.5 text-jade-text">
          #{theme}
        </span>
      ))}
    </div>
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
