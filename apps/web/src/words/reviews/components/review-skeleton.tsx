import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { ReviewHeader } from './review-header.tsx';

/** Placeholders of the page while today's words are loading: of the first card when the session begins at once, else of the overview. */
export function ReviewSkeleton({ isSession }: { isSession: boolean }) {
  const { t } = useTranslation();
  if (isSession)
    return (
      <div className="review-run mx-auto flex w-full flex-1 flex-col gap-3 px-4 py-4 sm:px-6">
        <h1 className="sr-only">{t('reviews.title')}</h1>
        <output className="sr-only">{t('reviews.loading')}</output>
        <Skeleton className="mt-3 h-2" />
        <Skeleton className="review-card-skeleton" />
        <Skeleton className="h-16 rounded-xl" />
      </div>
    );
  return (
    <div className="review-page">
      <ReviewHeader />
      <output className="sr-only">{t('reviews.loading')}</output>
      <div className="review-columns grid gap-6">
        <Skeleton className="review-start-skeleton" />
        <Skeleton className="review-calendar-skeleton" />
      </div>
    </div>
  );
}
