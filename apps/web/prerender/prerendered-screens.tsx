import { QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { initReactI18next } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { Skeleton } from '../src/components/ui/skeleton.tsx';
import { PageSpinner } from '../src/components/ui/spinner.tsx';
import en from '../src/i18n/en.json';
import { type InterfaceLanguage, interfaceLanguages } from '../src/i18n/language.ts';
import zh from '../src/i18n/zh.json';
import { PublicTimelinePage } from '../src/journal/index.ts';
import { pagePaths } from '../src/lib/page-paths.ts';
import { queryClient } from '../src/lib/query-client.ts';
import { currentUserQuery } from '../src/session/index.ts';
import { App } from '../src/shell/app.tsx';
import { BrandLink, TopBar } from '../src/shell/layout/top-bar.tsx';
import { HomePlaceholder } from './components/home-placeholder.tsx';
import { ListPagePlaceholder } from './components/list-page-placeholder.tsx';
import { PrerenderedEntryCard } from './components/prerendered-entry-card.tsx';
import { loadingTexts } from './loading-texts.ts';

/**
 * Renders every screen in every language; `prerender-screens.ts` calls this function in Node during the build. Screens for signed-out users
 * are the complete app, which React hydrates. Screens for signed-in users are placeholders, which React replaces.
 */
export async function renderAllScreens(): Promise<{ screen: string; language: string; html: string }[]> {
  await i18next.use(initReactI18next).init({
    resources: { en: { translation: en }, 'zh-Hans': { translation: zh } },
    interpolation: { escapeValue: false },
  });
  queryClient.setQueryData(currentUserQuery.queryKey, null);
  const screens = [
    { screen: `signed-out ${pagePaths.home}`, element: <App RouterProvider={staticRouterAt(pagePaths.home)} /> },
    {
      screen: `signed-out ${pagePaths.publicTimeline}`,
      element: <App RouterProvider={staticRouterAt(pagePaths.publicTimeline)} />,
    },
    {
      screen: `signed-in ${pagePaths.home}`,
      element: (
        <PageShell>
          <HomePlaceholder />
        </PageShell>
      ),
    },
    {
      screen: `signed-in ${pagePaths.publicTimeline}`,
      element: (
        <PageShell>
          <PublicTimelinePage />
        </PageShell>
      ),
    },
    {
      screen: `signed-in ${pagePaths.vocabulary}`,
      element: (
        <PageShell>
          <VocabularyPlaceholder />
        </PageShell>
      ),
    },
    {
      screen: `signed-in ${pagePaths.friends}`,
      element: (
        <PageShell>
          <FriendsPlaceholder />
        </PageShell>
      ),
    },
    { screen: 'entry-card', element: <PrerenderedEntryCard /> },
    {
      screen: 'loading',
      element: (
        <PageShell>
          <LoadingPage />
        </PageShell>
      ),
    },
  ];
  const rendered = [];
  for (const language of interfaceLanguages) {
    // The languages are rendered one after the other, because i18next has only one current language.
    // oxlint-disable-next-line no-await-in-loop -- see above
    await i18next.changeLanguage(language);
    // oxlint-disable-next-line no-await-in-loop -- see above
    for (const { screen, element } of screens) rendered.push({ screen, language, html: await renderToHtml(element) });
  }
  return rendered;
}

async function renderToHtml(element: ReactNode): Promise<string> {
  const { prelude } = await prerender(<StrictMode>{element}</StrictMode>, {
    // All HTML is written as one chunk, because React would need inline scripts to assemble several chunks.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError(error) {
      throw error;
    },
  });
  const html = await new Response(prelude).text();
  // The title is removed here, because React sets the document title when the app is mounted.
  return html.replace(/<title>.*?<\/title>/, '');
}

const staticRouterAt = (path: string) =>
  function RouterProvider({ children }: { children: ReactNode }) {
    return <StaticRouter location={path}>{children}</StaticRouter>;
  };

/** The layout around a placeholder: top bar and main element, without the parts that need a signed-in user. */
function PageShell({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <StaticRouter location={pagePaths.home}>
        <TopBar>
          <BrandLink />
          <span className="flex-1" />
          <Skeleton className="size-10 rounded-full" />
        </TopBar>
        <main className="flex flex-1 flex-col">{children}</main>
      </StaticRouter>
    </QueryClientProvider>
  );
}

const currentLanguage = () => i18next.language as InterfaceLanguage;

const VocabularyPlaceholder = () => (
  <ListPagePlaceholder
    title={i18next.t('vocabulary.title')}
    intro={i18next.t('vocabulary.intro')}
    loading={loadingTexts[currentLanguage()].vocabulary}
    widthClass="max-w-[76rem]"
    introClass="mb-7"
  />
);

const FriendsPlaceholder = () => (
  <ListPagePlaceholder
    title={i18next.t('friends.title')}
    intro={i18next.t('friends.intro')}
    loading={loadingTexts[currentLanguage()].friends}
    widthClass="max-w-[48rem]"
    introClass="mb-6"
  />
);

function LoadingPage() {
  return (
    <>
      <h1 className="sr-only">{i18next.t('app.name')}</h1>
      <PageSpinner label={i18next.t('app.loading')} />
    </>
  );
}
