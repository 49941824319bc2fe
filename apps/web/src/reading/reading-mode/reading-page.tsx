import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { DocumentTitle } from '../../components/ui/document-title.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import NotFoundPage from '../../components/ui/not-found-page.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useEntry } from './api/get-entry.ts';
import { ReadingToolbar } from './components/reading-toolbar.tsx';
import { ReadingView } from './components/reading-view.tsx';
import { useCloseReading } from './use-close-reading.ts';

/** Reading mode: one entry's text in large type, with everything that helps to read it. */
export default function ReadingPage() {
  const { t } = useTranslation();
  const { entryId = '' } = useParams();
  const { entry, isMissing, isError, refetch } = useEntry(entryId);
  const close = useCloseReading(entryId);
  if (isMissing) return <NotFoundPage />;
  if (entry) return <ReadingView key={entryId} entry={entry} onClose={close} />;
  return (
    <div className="flex flex-1 flex-col">
      <meta name="robots" content="noindex" />
      <DocumentTitle>{t('reading.mode')}</DocumentTitle>
      <ReadingToolbar onClose={close} />
      <div className="mx-auto w-full max-w-[44rem] px-5 py-8 sm:px-6">
        {isError ? (
          <EmptyState character="断" title={t('readingMode.failed')} text={t('readingMode.failedText')}>
            <Button variant="primary" onClick={() => void refetch()}>
              {t('timeline.tryAgain')}
            </Button>
          </EmptyState>
        ) : (
          <output aria-label={t('readingMode.loading')} className="grid gap-6">
            <Skeleton className="h-11 w-3/5" />
            <Skeleton className="h-6 w-2/5" />
            <Skeleton className="mt-3 h-72" />
          </output>
        )}
      </div>
    </div>
  );
}
