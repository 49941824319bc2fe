import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../src/components/ui/skeleton.tsx';
import { Spinner } from '../../src/components/ui/spinner.tsx';
import { EntryListSkeleton } from '../../src/journal/index.ts';

/** Placeholder for the home page of a signed-in user, shown until the response with the user has arrived. */
export function HomePlaceholder() {
  const { t } = useTranslation();
  return (
    <div className="mx-auto w-full max-w-[76rem] px-4 py-6 sm:px-6 sm:py-8">
      <div className="grid gap-8 max-sm:gap-4 lg:grid-cols-[24rem_minmax(0,1fr)] lg:items-start">
        <section className="sheet p-5">
          <h2 className="text-xl max-sm:min-h-17 sm:mb-4">{t('entry.title')}</h2>
          <div className="grid gap-4 max-sm:hidden">
            <Skeleton className="h-20 rounded-xl" />
            <Skeleton className="h-14 rounded-xl" />
            <Skeleton className="mt-6.5 h-[6.3rem] rounded-xl lg:h-51" />
            <Skeleton className="h-11 rounded-xl" />
            <div className="grid gap-4 max-lg:hidden">
              <Skeleton className="h-11 rounded-xl" />
              <Skeleton className="mt-7 h-13 rounded-xl" />
            </div>
          </div>
        </section>
        <div className="min-w-0">
          <Skeleton className="mb-7 h-26 rounded-2xl" />
          <section>
            <div className="mb-5 flex flex-wrap items-center gap-x-2">
              <h1 className="mr-auto text-2xl">{t('home.title')}</h1>
              <output className="flex min-h-11 max-sm:-my-2 items-center gap-2 text-sm text-ink-soft">
                <Spinner />
                {t('app.loadingMemories')}
              </output>
            </div>
            <Skeleton className="mb-4 h-5 w-64 sm:-mt-3" />
            <EntryListSkeleton />
          </section>
        </div>
      </div>
    </div>
  );
}
