import { QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { initReactI18next } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { paths } from './app/paths.ts';
import { Providers } from './app/providers.tsx';
import { Bar } from './components/layout/bar.tsx';
import { Brand } from './components/layout/brand.tsx';
import { Skeleton } from './components/ui/skeleton.tsx';
import { PageWaiting } from './components/ui/spinner.tsx';
import { HomeDrawing } from './features/home/home-drawing.tsx';
import { sessionQuery } from './features/session/api/get-session.ts';
import { PrerenderedEntryCard } from './features/timeline/components/prerendered-entry-card.tsx';
import PublicTimelinePage from './features/timeline/public-timeline-page.tsx';
import en from './i18n/en.json';
import { languages } from './i18n/language.ts';
import zh from './i18n/zh.json';
import { queryClient } from './lib/query-client.ts';

/** What `build/draw-screens.ts` puts into the page, for the time until the program runs. Never sent to a browser as a program. */
export async function drawings(): Promise<{ screen: string; language: string; html: string }[]> {
  await i18next.use(initReactI18next).init({
    resources: { en: { translation: en }, 'zh-Hans': { translation: zh } },
    interpolation: { escapeValue: false },
  });
  // a stranger's screens are the page itself, as React will find it; the others only look like what comes
  queryClient.setQueryData(sessionQuery.queryKey, null);
  const screens = [
    { screen: `out ${paths.home}`, page: <Providers Place={at(paths.home)} /> },
    { screen: `out ${paths.publicTimeline}`, page: <Providers Place={at(paths.publicTimeline)} /> },
    {
      screen: `in ${paths.home}`,
      page: (
        <Around>
          <HomeDrawing />
        </Around>
      ),
    },
    {
      screen: `in ${paths.publicTimeline}`,
      page: (
        <Around>
          <PublicTimelinePage />
        </Around>
      ),
    },
    { screen: 'card', page: <PrerenderedEntryCard /> },
    {
      screen: 'any',
      page: (
        <Around>
          <Waiting />
        </Around>
      ),
    },
  ];
  const drawn = [];
  for (const language of languages) {
    // one language at a time: there is one dictionary in use
    // oxlint-disable-next-line no-await-in-loop -- see above
    await i18next.changeLanguage(language);
    // oxlint-disable-next-line no-await-in-loop -- see above
    for (const { screen, page } of screens) drawn.push({ screen, language, html: await draw(page) });
  }
  return drawn;
}

async function draw(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(<StrictMode>{page}</StrictMode>, {
    // in one piece, without the scripts that would put pieces together
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError(error) {
      throw error;
    },
  });
  const html = await new Response(prelude).text();
  // the name in the tab comes with the program
  return html.replace(/<title>.*?<\/title>/, '');
}

const at = (path: string) =>
  function Place({ children }: { children: ReactNode }) {
    return <StaticRouter location={path}>{children}</StaticRouter>;
  };

/** The strip at the top, without what only signed-in people have. */
function Around({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <StaticRouter location={paths.home}>
        <Bar>
          <Brand />
          <span className="flex-1" />
          <Skeleton className="size-10 rounded-full" />
        </Bar>
        <main className="flex flex-1 flex-col">{children}</main>
      </StaticRouter>
    </QueryClientProvider>
  );
}

function Waiting() {
  return (
    <>
      <h1 className="sr-only">{i18next.t('app.name')}</h1>
      <PageWaiting label={i18next.t('app.loading')} />
    </>
  );
}
