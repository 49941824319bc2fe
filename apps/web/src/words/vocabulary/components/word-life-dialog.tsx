import type { VocabularyItem, WordHistoryPoint } from '@memory/contracts';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { pagePaths } from '../../../lib/page-paths.ts';
import { vocabularyQueryKeys } from '../../query-keys.ts';
import { useWordInScript } from '../../reading-aids/word-in-script.ts';

/** The timeline of a word: where it was first seen, when it was looked up, used, forgotten and known. Each point leads to its entry. */
export default function WordLifeDialog({ item, onClose }: { item: VocabularyItem; onClose: () => void }) {
  const { t } = useTranslation();
  const { text: character } = useWordInScript(item);
  const { data: points, isError, refetch } = useWordHistory(item.id);
  return (
    <Dialog onClose={onClose} title={t('wordList.life.title', { character })} description={t('wordList.life.text')}>
      <div className="min-h-60">
        {points && (
          <ol>
            {points.map((point, index) => (
              <LifePoint key={`${point.event} ${point.at}`} point={point} isLast={index === points.length - 1} />
            ))}
          </ol>
        )}
        {!points && isError && (
          <div className="grid justify-items-start gap-3">
            <p role="alert" className="text-cinnabar-text">
              {t('wordList.life.notLoaded')}
            </p>
            <Button onClick={() => void refetch()}>{t('vocabulary.tryAgain')}</Button>
          </div>
        )}
        {!points && !isError && (
          <output aria-label={t('wordList.life.loading')} className="grid gap-3">
            {[0, 1, 2].map((row) => (
              <Skeleton key={row} className="h-16" />
            ))}
          </output>
        )}
      </div>
    </Dialog>
  );
}

const dotClasses: Partial<Record<WordHistoryPoint['event'], string>> = {
  known: 'border-jade bg-jade',
  learning: 'border-jade bg-jade-wash',
  forgotten: 'border-ink-soft bg-sheet',
};

function LifePoint({ point: { event, at, entry }, isLast }: { point: WordHistoryPoint; isLast: boolean }) {
  const { t, i18n } = useTranslation();
  return (
    <li className="relative flex gap-4 pb-3">
      {!isLast && <span aria-hidden className="absolute top-5.5 bottom-0 left-[7px] w-px bg-line-strong/60" />}
      <span
        aria-hidden
        className={clsx(
          'mt-1.5 size-4 shrink-0 rounded-full border-2',
          dotClasses[event] ?? 'border-line-strong bg-paper',
        )}
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{t(`wordList.life.events.${event}`)}</p>
        <p className="text-sm text-ink-soft tabular-nums">
          <time dateTime={at}>{formatDate(at, i18n.language)}</time>
        </p>
        {entry ? (
          <Link
            to={pagePaths.reading(entry.id)}
            className="inline-flex min-h-11 max-w-full items-center gap-1.5 text-jade-text underline underline-offset-4"
          >
            <span className="min-w-0 truncate">{entry.title}</span>
            <ArrowRight size={17} aria-hidden className="shrink-0" />
          </Link>
        ) : (
          <p className="py-2.5 text-sm text-ink-soft">{t('wordList.life.noEntry')}</p>
        )}
      </div>
    </li>
  );
}

/** Query: the history of a word of the vocabulary, the oldest event first. */
function useWordHistory(itemId: string) {
  return useQuery({
    queryKey: vocabularyQueryKeys.history(itemId),
    queryFn: async () =>
      (await unwrapResponse(api.GET('/api/vocabulary/{id}/history', { params: { path: { id: itemId } } }))).points,
    // The history is not cached, because a look-up changes it without an event.
    gcTime: 0,
  });
}
