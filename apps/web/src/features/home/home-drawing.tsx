import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { MemoryListSkeleton } from '../timeline/components/memory-list-skeleton.tsx';

/** What home looks like while the program loads: whose home it is is not known yet. */
export function HomeDrawing() {
  const { t } = useTranslation();
  return (
    <div className="mx-auto w-full max-w-[76rem] px-4 py-6 sm:px-6 sm:py-8">
      <div className="grid gap-8 lg:grid-cols-[24rem_minmax(0,1fr)] lg:items-start">
        <section className="sheet p-5">
          <h2 className="mb-4 text-xl">{t('entry.title')}</h2>
          <div className="grid gap-4">
            <Skeleton className="h-13 rounded-xl" />
            <Skeleton className="mt-6.5 h-11 rounded-xl" />
            <Skeleton className="mt-6.5 h-52 rounded-xl" />
            <output className="flex items-center gap-3 text-ink-soft">
              <Spinner />
              {t('app.loadingMemories')}
            </output>
            <Skeleton className="h-11 rounded-xl" />
            <Skeleton className="h-11 rounded-xl" />
          </div>
        </section>
        <section className="min-w-0">
          <h1 className="mb-5 text-2xl">{t('home.title')}</h1>
          <MemoryListSkeleton />
        </section>
      </div>
    </div>
  );
}
