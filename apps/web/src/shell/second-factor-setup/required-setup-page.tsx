import { useTranslation } from 'react-i18next';
import { Route, Routes } from 'react-router-dom';
import { hasAnySecondFactor, SecondFactorMethods, signOut, useSecondFactor } from '../../account/index.ts';
import { Button } from '../../components/ui/button.tsx';
import { DocumentTitle } from '../../components/ui/document-title.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { pagePaths } from '../../lib/page-paths.ts';
import { LanguageSwitch } from '../layout/language-switch.tsx';
import { PageLayout } from '../layout/page-layout.tsx';
import { ThemeSwitch } from '../layout/theme-switch.tsx';
import { BrandLink, TopBar } from '../layout/top-bar.tsx';

/**
 * The page of a session that is restricted until a second factor is set up, because an administrator requires a second factor for the account. The
 * page is shown at every path.
 */
export default function RequiredSetupPage({ username }: { username: string }) {
  return (
    <Routes>
      <Route element={<PageLayout topBar={<SetupTopBar />} />}>
        <Route path="*" element={<RequiredSetup username={username} />} />
      </Route>
    </Routes>
  );
}

function SetupTopBar() {
  return (
    <TopBar>
      <BrandLink />
      <span className="flex-1" />
      <LanguageSwitch />
      <ThemeSwitch />
    </TopBar>
  );
}

function RequiredSetup({ username }: { username: string }) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useSecondFactor();
  const isReady = data !== undefined && hasAnySecondFactor(data);
  return (
    <div className="mx-auto w-full max-w-[44rem] px-4 py-8 sm:px-6">
      <DocumentTitle>{t('secondFactor.setup.title')}</DocumentTitle>
      <h1 className="text-3xl">{t('secondFactor.setup.title')}</h1>
      <p className="mt-3 mb-6 text-ink-soft">{t('secondFactor.setup.text')}</p>
      {data && (
        <div className="sheet px-5 pb-5 sm:px-6 sm:pb-6">
          <h2 className="sr-only">{t('secondFactor.title')}</h2>
          <SecondFactorMethods secondFactor={data} username={username} />
        </div>
      )}
      {!data && !isError && <Skeleton className="h-72 rounded-2xl" />}
      {!data && isError && (
        <div className="sheet flex flex-wrap items-center justify-between gap-3 p-5">
          <p role="alert">{t('secondFactor.loadFailed')}</p>
          <Button disabled={isFetching} onClick={() => void refetch()}>
            {t('secondFactor.tryAgain')}
          </Button>
        </div>
      )}
      {/* this element is always rendered, because a screen reader announces a changed text only in an existing element */}
      <output className="mt-5 block font-semibold text-jade-text">{isReady && t('secondFactor.setup.ready')}</output>
      <div className="mt-3 flex flex-wrap gap-3 max-sm:*:flex-1">
        {isReady && (
          <Button variant="primary" onClick={() => window.location.assign(pagePaths.home)}>
            {t('secondFactor.setup.continue')}
          </Button>
        )}
        <Button onClick={() => void signOut()}>{t('secondFactor.setup.logOut')}</Button>
      </div>
    </div>
  );
}
