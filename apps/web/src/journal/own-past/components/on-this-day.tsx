import type { OnThisDay as OnThisDayResponse } from '@memory/contracts';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.tsx';
import { Seal } from '../../../components/ui/seal.tsx';
import { localDay } from '../../../lib/calendar-days.ts';
import { pagePaths } from '../../../lib/page-paths.ts';
import { onThisDayQuery, useUpdateOnThisDaySettings } from '../api/own-past.ts';

/**
 * The entries of the same day in earlier years, above the timeline. Renders nothing if there are no such entries or if they could not be loaded.
 * The user did not ask for these entries, so an error message would only disturb.
 */
export default function OnThisDay() {
  const { t } = useTranslation();
  const [today] = useState(() => localDay(new Date()));
  const { data } = useQuery(onThisDayQuery(today));
  const update = useUpdateOnThisDaySettings(t('onThisDay.notDismissed'));
  if (!data || data.days.length === 0 || update.isPending || update.isSuccess) return null;
  return (
    <section aria-labelledby="on-this-day" className="sheet mb-5 flex items-start gap-3.5 p-4 sm:px-5">
      <Seal className="mt-0.5 size-9 -rotate-3 rounded-[0.6rem] text-[1.35rem]" />
      <div className="min-w-0 flex-1">
        <h2 id="on-this-day" className="text-base font-bold">
          {t('onThisDay.title')}
        </h2>
        <ul>
          {data.days.map((day) => (
            <PastDay key={day.day} day={day} />
          ))}
        </ul>
      </div>
      <Button
        variant="ghost"
        round
        aria-label={t('onThisDay.dismiss')}
        title={t('onThisDay.dismiss')}
        className="-m-1.5"
        onClick={() => update.mutate({ dismissedOn: data.today })}
      >
        <X size={20} aria-hidden />
      </Button>
    </section>
  );
}

function PastDay({ day: { day, yearsAgo, entries } }: { day: OnThisDayResponse['days'][number] }) {
  const { t } = useTranslation();
  return (
    <li>
      <Link
        to={pagePaths.calendarDay(day)}
        className="group -mx-2 flex min-h-11 flex-wrap items-center gap-x-3 rounded-lg px-2 py-1 hover:bg-well"
      >
        <span className="text-sm text-ink-soft">
          {yearsAgo === 0 ? t('onThisDay.monthAgo') : t('onThisDay.yearsAgo', { count: yearsAgo })}
        </span>
        <span dir="auto" className="kai min-w-0 text-lg [overflow-wrap:anywhere] group-hover:underline">
          {entries.map(({ title }) => title).join(t('onThisDay.separator'))}
        </span>
      </Link>
    </li>
  );
}
