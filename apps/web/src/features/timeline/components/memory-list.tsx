import type { Entry } from '@memory/contracts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { dayNumber, type PagedList } from '../pages-as-list.ts';
import { MemoryCard } from './memory-card.tsx';

interface MemoryListProps {
  list: PagedList<Entry>;
  /** Stamps each card with its day. Not where memories of several people stand together. */
  numbered: boolean;
  hasMore: boolean;
  loadingMore: boolean;
  onLoadMore: () => void;
}

/** The button appears from this many memories on. */
const LOAD_MORE_FROM = 3;

export function MemoryList({ list, numbered, hasMore, loadingMore, onLoadMore }: MemoryListProps) {
  const { t } = useTranslation();
  return (
    <>
      <ol className="grid gap-5">
        {list.items.map((entry, index) => (
          <li key={entry.id}>
            <MemoryCard entry={entry} day={numbered ? dayNumber(list.total, index) : null} />
          </li>
        ))}
      </ol>
      {list.items.length >= LOAD_MORE_FROM && (
        <div className="mt-8 grid justify-items-center gap-2">
          <Button disabled={!hasMore || loadingMore} onClick={onLoadMore}>
            {t(loadingMore ? 'timeline.loadingMore' : 'timeline.loadMore')}
          </Button>
          {!hasMore && <p className="text-sm text-ink-soft">{t('timeline.allShown')}</p>}
        </div>
      )}
    </>
  );
}
