import type { User } from '@memory/contracts';
import { clsx } from 'clsx';
import { CalendarDays, Search } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { OptionalContent } from '../../components/ui/optional-content.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { withTexts } from '../../i18n/i18n.ts';
import { pagePaths } from '../../lib/page-paths.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { TodaysWordsLink } from '../../words/index.ts';
import { newEntryTexts } from '../entries/new-entry-texts.ts';
import { searchTexts } from '../entry-search/search-texts.ts';
import { ownPastTexts } from '../own-past/own-past-texts.ts';
import type { useMyEntries } from '../timeline/api/list-entries.ts';
import { EntryListSkeleton } from '../timeline/components/entry-list-skeleton.tsx';
import { EntryList } from '../timeline/components/entry-list.tsx';
import { TimelineActions } from './timeline-actions.tsx';

const OwnSearch = preloadable(() => withTexts(import('../entry-search/own-search.tsx'), searchTexts));

const OwnTheme = preloadable(() => withTexts(import('../entry-search/own-theme.tsx'), searchTexts));

const FirstEntryIdeas = preloadable(() =>
  withTexts(import('../entries/components/first-entry-ideas.tsx'), newEntryTexts),
);

const OnThisDay = preloadable(() => withTexts(import('../own-past/components/on-this-day.tsx'), ownPastTexts));

interface HomeTimelineProps {
  user: User;
  entries: ReturnType<typeof useMyEntries>;
  headingLevel: 1 | 2;
}

/**
 * Today's words, and below them the viewer's own timeline or the results of a search in it. The search text (`?q=`) or the theme
 * (`?theme=`) is in the address. The heading of
 * the timeline is an h2 when a shared entry is shown above it.
 */
export function HomeTimeline({ user, entries, headingLevel }: HomeTimelineProps) {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const isSearchOpen = parameters.has('q');
  const theme = parameters.get('theme');
  const isSearching = theme !== null || (isSearchOpen && parameters.get('q')?.trim() !== '');
  const isEmpty = entries.data?.items.length === 0;
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <div className="isolate min-w-0">
      {/* An empty timeline shows how to begin instead, because there are no words to review yet. */}
      {!isEmpty && <TodaysWordsLink className={clsx('mb-7', isSearchOpen && 'max-lg:hidden')} />}
      <section aria-labelledby="timeline">
        <div className="mb-5 flex flex-wrap items-center gap-2">
          {/* the padding keeps a distance to the next buttons, whose negative margin aligns them with the page when they wrap */}
          <div className="mr-auto flex items-center gap-1 sm:pr-3">
            <Heading id="timeline" className="text-2xl">
              {t('home.title')}
            </Heading>
            <span className="-my-2 flex">
              <Button
                variant="ghost"
                round
                aria-label={t('home.search')}
                aria-expanded={isSearchOpen}
                className="aria-expanded:bg-well aria-expanded:text-ink"
                onClick={() => setParameters(isSearchOpen ? {} : { q: '' })}
              >
                <Search size={20} aria-hidden />
              </Button>
              {/* on phones, the calendar is in the menu of the timeline */}
              <Link
                to={pagePaths.calendar}
                aria-label={t('home.calendar')}
                className={`${buttonClass('ghost', true)} max-sm:hidden`}
              >
                <CalendarDays size={20} aria-hidden />
              </Link>
            </span>
          </div>
          <TimelineActions user={user} count={entries.data?.total} />
        </div>
        {isSearchOpen && (
          <Suspense fallback={<Skeleton className="mb-5 h-11 rounded-xl" />}>
            <OwnSearch />
          </Suspense>
        )}
        {theme !== null && (
          <Suspense fallback={<EntryListSkeleton />}>
            <OwnTheme theme={theme} />
          </Suspense>
        )}
        {!isSearching && !isEmpty && entries.data && (
          <OptionalContent>
            <OnThisDay />
          </OptionalContent>
        )}
        {!isSearching && <TimelineEntries entries={entries} />}
      </section>
    </div>
  );
}

function TimelineEntries({ entries }: Pick<HomeTimelineProps, 'entries'>) {
  const { t } = useTranslation();
  return (
    <>
      {entries.isPending && (
        <>
          <Skeleton className="mb-4 h-5 w-64 sm:-mt-3" />
          <EntryListSkeleton />
        </>
      )}
      {entries.isError && !entries.data && (
        <EmptyState character="断" title={t('timeline.failed')} text={t('timeline.failedText')}>
          <Button variant="primary" onClick={() => window.location.reload()}>
            {t('timeline.tryAgain')}
          </Button>
        </EmptyState>
      )}
      {entries.data?.items.length === 0 && (
        <EmptyState character="始" title={t('timeline.empty')} text={t('timeline.emptyText')}>
          <OptionalContent fallback={<Skeleton className="h-56 w-full sm:h-32" />}>
            <FirstEntryIdeas />
          </OptionalContent>
        </EmptyState>
      )}
      {entries.data && entries.data.items.length > 0 && (
        <EntryList list={entries.data} hint={t('card.characterHint')} numbered pages={entries} />
      )}
    </>
  );
}
