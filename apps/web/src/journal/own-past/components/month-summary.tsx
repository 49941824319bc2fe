import type { CalendarMonth } from '@memory/contracts';
import { useTranslation } from 'react-i18next';
import { MoodFace } from '../../mood/components/mood-face.tsx';

const moods = ['very_positive', 'positive', 'neutral', 'negative', 'very_negative'] as const;

/** Summary of a month: the number of its entries, and of its days with each mood. It is also the legend of the faces in the grid. */
export function MonthSummary({ contents: { days, moodsAvailable } }: { contents: CalendarMonth }) {
  const { t } = useTranslation();
  const entries = days.reduce((total, day) => total + day.entries, 0);
  const rows = moods
    .map((mood) => ({ mood, count: days.filter((day) => day.mood === mood).length }))
    .filter(({ count }) => count > 0);
  return (
    <div className="mt-5 border-t border-line pt-4">
      <p className="text-ink-soft">
        {entries === 0
          ? t('calendar.emptyMonth')
          : `${t('calendar.memories', { count: entries })} · ${t('calendar.days', { count: days.length })}`}
      </p>
      {rows.length > 0 && (
        <ul aria-label={t('calendar.moods')} className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
          {rows.map(({ mood, count }) => (
            <li key={mood} className="flex items-center gap-2 text-sm [&_svg]:size-6">
              <MoodFace mood={mood} />
              <span>{t(`mood.${mood}`)}</span>
              <span className="text-ink-soft">{t('calendar.days', { count })}</span>
            </li>
          ))}
        </ul>
      )}
      {!moodsAvailable && entries > 0 && <p className="mt-3 text-sm text-ink-soft">{t('calendar.moodsUnavailable')}</p>}
    </div>
  );
}
