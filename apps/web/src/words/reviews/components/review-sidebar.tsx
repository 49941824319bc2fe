import type { ReviewSummary } from '@memory/contracts';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { ReturningDays } from './returning-days.tsx';
import { SetAsideCards } from './set-aside-cards.tsx';

interface ReviewSidebarProps {
  /** The learner's day. */
  day: string;
  freeDays: readonly number[];
  /** Undefined while it is loading. */
  summary: ReviewSummary | undefined;
  /** Whether the user has reviewed today, whatever the summary says: the ratings may not have been sent yet. */
  hasReviewedToday?: boolean;
}

/** The days on which the user came back, and the words that are set aside. */
export default function ReviewSidebar({ day, freeDays, summary, hasReviewedToday = false }: ReviewSidebarProps) {
  if (!summary && !hasReviewedToday) return <Skeleton className="review-calendar-skeleton" />;
  const days = [...(summary?.days ?? []), ...(hasReviewedToday ? [day] : [])];
  return (
    <div className="grid gap-6">
      <ReturningDays today={day} days={[...new Set(days)]} freeDays={freeDays} />
      {summary && <SetAsideCards leeches={summary.leeches} />}
    </div>
  );
}
