import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { EmptyPage } from '../../components/ui/empty-page.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import HomePage from '../home/home-page.tsx';
import { EntryCard } from '../timeline/components/entry-card.tsx';
import { useSharedEntry } from './api/get-shared-entry.ts';

/** The home screen, with the memory that somebody shared in front. */
export default function SharedEntryPage() {
  const { shareId = '' } = useParams();
  return <HomePage front={<SharedEntry shareId={shareId} />} />;
}

function SharedEntry({ shareId }: { shareId: string }) {
  const { t } = useTranslation();
  const { data: entry, isError } = useSharedEntry(shareId);
  return (
    <section aria-labelledby="shared-memory" className="mx-auto w-full max-w-[46rem]">
      {/* the server says so of the address; this says it of a page that was reached without asking it */}
      <meta name="robots" content="noindex" />
      <PageTitle>{entry?.title ?? t('shared.title')}</PageTitle>
      <h1 id="shared-memory" className="mb-4 text-2xl">
        {t('shared.title')}
      </h1>
      {entry && <EntryCard entry={entry} day={null} />}
      {isError && <EmptyPage character="锁" title={t('shared.missing')} text={t('shared.missingText')} />}
      {!entry && !isError && <Skeleton className="h-72 rounded-2xl" />}
    </section>
  );
}
