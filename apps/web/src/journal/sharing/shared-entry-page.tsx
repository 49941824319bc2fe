import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DocumentTitle } from '../../components/ui/document-title.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { api, unwrapResponse } from '../../lib/api.ts';
import { entryQueryKeys } from '../../lib/entry-cache.ts';
import HomePage from '../home/home-page.tsx';
import { EntryCard } from '../timeline/components/entry-card.tsx';

/** The page of a share link: the shared entry above the home page. */
export default function SharedEntryPage() {
  const { shareId = '' } = useParams();
  return <HomePage leadingContent={<SharedEntry shareId={shareId} />} />;
}

function SharedEntry({ shareId }: { shareId: string }) {
  const { t } = useTranslation();
  const { data: entry, isError } = useSharedEntry(shareId);
  return (
    <section aria-labelledby="shared-memory" className="mx-auto w-full max-w-[46rem]">
      {/* this tag is needed after navigation within the app; when the page is loaded from the server, a response header says the same */}
      <meta name="robots" content="noindex" />
      <DocumentTitle>{entry?.title ?? t('shared.title')}</DocumentTitle>
      <h1 id="shared-memory" className="mb-4 text-2xl">
        {t('shared.title')}
      </h1>
      {entry && <EntryCard entry={entry} day={null} />}
      {isError && <EmptyState character="锁" title={t('shared.missing')} text={t('shared.missingText')} />}
      {!entry && !isError && <Skeleton className="h-72 rounded-2xl" />}
    </section>
  );
}

/** Query: the public entry of a share link. */
function useSharedEntry(shareId: string) {
  return useQuery({
    queryKey: entryQueryKeys.shared(shareId),
    queryFn: () => unwrapResponse(api.GET('/api/shared/{shareId}', { params: { path: { shareId } } })),
  });
}
