import type { Entry } from '@memory/contracts';
import { Pointer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { dayNumber, type PagedList } from '../pages-as-list.ts';
import { MemoryCard } from './memory-card.tsx';

interface MemoryListProps {
  list: PagedList<Entry>;
  /** Stamps each card with its day. Not where memories of several people stand together. */
  numbered: boolean;
  /** A line of help above the first card. */
  hint?: string;
  hasMore: boolean;
  loadingMore: boolean;
  onLoadMore: () => void;
}

/** The button appears from this many memories on. */
const LOAD_MORE_FROM = 3;

export function MemoryList({ list, numbered, hint, hasMore, loadingMore, onLoadMore }: MemoryListProps) {
  const { t } = useTranslation();
  return (
    <>
      {hint && (
        <p className="-mt-3 mb-4 flex items-center gap-2 text-sm text-ink-soft">
          <Pointer size={16} aria-hidden className="text-jade-text" />
          {hint}
        </p>
      )}
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
