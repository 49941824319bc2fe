import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../components/ui/skeleton.tsx';

/** Placeholder for a list of entries that is loading: three empty cards of the usual size. */
export function EntryListSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="grid gap-5" data-entry-list="">
      <output className="sr-only">{t('timeline.loading')}</output>
      {[0, 1, 2].map((card) => (
        <div key={card} className="sheet p-5 sm:p-6">
          <div className="flex gap-4">
            <Skeleton className="size-14 rounded-[0.8rem]" />
            <div className="grid flex-1 content-center gap-2">
              <Skeleton className="h-6 w-3/5" />
              <Skeleton className="h-4 w-2/5" />
            </div>
          </div>
          <Skeleton className="mt-5 h-5 w-full" />
          <Skeleton className="mt-3 h-5 w-4/5" />
          <Skeleton className="mt-5 h-14 w-full rounded-2xl" />
          <div className="mt-4 flex gap-2">
            <Skeleton className="h-11 w-24" />
            <Skeleton className="h-11 w-24" />
          </div>
        </div>
      ))}
    </div>
  );
}
