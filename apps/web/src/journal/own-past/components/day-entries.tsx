import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigationType } from 'react-router-dom';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { formatDay } from '../../../lib/format-days.ts';
import { EntryCard } from '../../timeline/components/entry-card.tsx';
import { EntryListSkeleton } from '../../timeline/components/entry-list-skeleton.tsx';
import { useEntriesOfDay } from '../api/own-past.ts';

interface DayEntriesProps {
  day: string;
  /** Closes a day that the user has opened. If it is left out, the page has chosen the day. */
  onClose?: () => void;
}

/** The entries of one day, with the same cards as on the home page. A day that the user has just opened gets the focus. */
export function DayEntries({ day, onClose }: DayEntriesProps) {
  const { t, i18n } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const navigationType = useNavigationType();
  const isOpened = onClose !== undefined;
  useEffect(() => {
    if (navigationType === 'POP' || !isOpened) return undefined;
    // The page scrolls to its top after a navigation; the focus follows one frame later.
    const frame = requestAnimationFrame(() => heading.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [navigationType, isOpened]);
  return (
    <section aria-labelledby="calendar-day" className="min-w-0">
      <div className="mb-4 flex min-h-11 items-center justify-between gap-2">
        <h2 id="calendar-day" ref={heading} tabIndex={-1} className="scroll-mt-24 text-xl">
          {formatDay(day, i18n.language)}
        </h2>
        {onClose && (
          <Button variant="ghost" round aria-label={t('calendar.closeDay')} onClick={onClose}>
            <X size={20} aria-hidden />
          </Button>
        )}
      </div>
      <DayEntryList day={day} />
    </section>
  );
}

function DayEntryList({ day }: { day: string }) {
  const { t } = useTranslation();
  const {
    data: entries,
    isPending,
    error,
    refetch,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
  } = useEntriesOfDay(day);
  if (isPending) return <EntryListSkeleton />;
  if (!entries) {
    return (
      <EmptyState character="断" title={t('timeline.failed')} text={apiErrorMessage(error, t('timeline.failedText'))}>
        <Button variant="primary" onClick={() => void refetch()}>
          {t('timeline.tryAgain')}
        </Button>
      </EmptyState>
    );
  }
  if (entries.length === 0)
    return <EmptyState character="空" title={t('calendar.emptyDay')} text={t('calendar.emptyDayText')} />;
  return (
    <>
      <ol className="grid gap-5">
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryCard entry={entry} day={null} />
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <div className="mt-8 grid justify-items-center">
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t(isFetchingNextPage ? 'timeline.loadingMore' : 'timeline.loadMore')}
          </Button>
        </div>
      )}
    </>
  );
}
