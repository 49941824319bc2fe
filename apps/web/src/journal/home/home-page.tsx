import type { User } from '@memory/contracts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { AudioBanner, isIos, isSafari } from '../../capture/index.ts';
import { buttonClass, linkAsButtonProps } from '../../components/ui/button.tsx';
import { DocumentTitle } from '../../components/ui/document-title.tsx';
import { OptionalContent } from '../../components/ui/optional-content.tsx';
import { RiceGrid } from '../../components/ui/rice-grid.tsx';
import { pagePaths } from '../../lib/page-paths.ts';
import { useCurrentUser } from '../../session/index.ts';
import { NewEntryPanel } from '../entries/components/new-entry-panel.tsx';
import { useMyEntries } from '../timeline/api/list-entries.ts';
import { HomeTimeline } from './home-timeline.tsx';

/** The home page: the form for a new entry and the viewer's timeline. `leadingContent` is shown above both. */
export default function HomePage({ leadingContent }: { leadingContent?: ReactNode }) {
  const { t } = useTranslation();
  const { user } = useCurrentUser();
  return (
    <div className="mx-auto w-full max-w-[76rem] px-4 py-6 sm:px-6 sm:py-8">
      {leadingContent ? (
        <div className="mb-8 sm:mb-10">{leadingContent}</div>
      ) : (
        <DocumentTitle>{t('nav.timeline')}</DocumentTitle>
      )}
      {user && (isIos(navigator) || isSafari(navigator)) && (
        <OptionalContent>
          <AudioBanner />
        </OptionalContent>
      )}
      {user ? <SignedInHome user={user} headingLevel={leadingContent ? 2 : 1} /> : <SignInPrompt />}
    </div>
  );
}

/** The form for a new entry, with the timeline beside it, or below it in one column. */
function SignedInHome({ user, headingLevel }: { user: User; headingLevel: 1 | 2 }) {
  const isSearchOpen = useSearchParams()[0].has('q');
  const entries = useMyEntries();
  return (
    <div className="grid gap-8 max-sm:gap-4 lg:grid-cols-[24rem_minmax(0,1fr)] lg:items-start">
      <div
        data-screen-only
        // In one column, the form is hidden during a search, because it would be between the search field and the results.
        className={clsx(
          'isolate lg:sticky lg:top-22 lg:max-h-[calc(100dvh-6.5rem)] lg:overflow-y-auto',
          isSearchOpen && 'max-lg:hidden',
        )}
      >
        {/* An author without entries has nothing else to see. */}
        <NewEntryPanel user={user} isFoldedAtFirst={entries.data?.items.length !== 0} />
      </div>
      <HomeTimeline user={user} entries={entries} headingLevel={headingLevel} />
    </div>
  );
}

/** Prompt to sign in, shown to signed-out visitors below a shared entry. */
function SignInPrompt() {
  const { t } = useTranslation();
  return (
    <section
      aria-labelledby="welcome-back"
      className="mx-auto grid max-w-[46rem] grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-4 rounded-2xl bg-jade-wash p-5 sm:flex sm:p-6"
    >
      <span aria-hidden>
        <RiceGrid character="回" size="small" />
      </span>
      <div className="sm:flex-1">
        <h2 id="welcome-back" className="text-xl">
          {t('home.welcomeBack')}
        </h2>
        <p className="mt-1">{t('home.welcomeBackText')}</p>
      </div>
      <Link {...linkAsButtonProps} to={pagePaths.auth} className={`${buttonClass('primary')} max-sm:col-span-2`}>
        {t('home.login')}
      </Link>
    </section>
  );
}
