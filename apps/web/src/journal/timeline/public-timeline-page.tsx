import { useTranslation } from 'react-i18next';
import { DocumentTitle } from '../../components/ui/document-title.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { usePublicEntries } from './api/list-entries.ts';
import { EntryListSkeleton } from './components/entry-list-skeleton.tsx';
import { EntryList } from './components/entry-list.tsx';

/** The screen with the public entries of all users. */
export default function PublicTimelinePage() {
  const { t } = useTranslation();
  const entries = usePublicEntries();
  return (
    <div className="mx-auto w-full max-w-[48rem] px-4 py-8 sm:px-6">
      <DocumentTitle>{t('public.title')}</DocumentTitle>
      <h1 className="text-3xl">{t('public.title')}</h1>
      <p className="mt-2 mb-7 text-ink-soft">{t('public.intro')}</p>
      {entries.isPending && <EntryListSkeleton />}
      {entries.isError && !entries.data && <EmptyState character="断" title={t('public.failed')} />}
      {entries.data?.items.length === 0 && (
        <EmptyState character="众" title={t('public.empty')} text={t('public.emptyText')} />
      )}
      {entries.data && entries.data.items.length > 0 && (
        <EntryList list={entries.data} numbered={false} pages={entries} />
      )}
    </div>
  );
}
