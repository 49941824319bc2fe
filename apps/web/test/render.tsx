import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render, renderHook } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach } from 'vitest';
import accountDeletion from '../src/i18n/account-deletion.en.json' with { type: 'json' };
import account from '../src/i18n/account.en.json' with { type: 'json' };
import book from '../src/i18n/book.en.json' with { type: 'json' };
import en from '../src/i18n/en.json' with { type: 'json' };
import friends from '../src/i18n/friends.en.json' with { type: 'json' };
import newEntry from '../src/i18n/new-entry.en.json' with { type: 'json' };
import ownPast from '../src/i18n/own-past.en.json' with { type: 'json' };
import passwordReset from '../src/i18n/password-reset.en.json' with { type: 'json' };
import readingAids from '../src/i18n/reading-aids.en.json' with { type: 'json' };
import recorder from '../src/i18n/recorder.en.json' with { type: 'json' };
import reviews from '../src/i18n/reviews.en.json' with { type: 'json' };
import safety from '../src/i18n/safety.en.json' with { type: 'json' };
import search from '../src/i18n/search.en.json' with { type: 'json' };
import secondFactor from '../src/i18n/second-factor.en.json' with { type: 'json' };
import wordList from '../src/i18n/word-list.en.json' with { type: 'json' };
import { queryClient } from '../src/lib/query-client.ts';

await i18next.use(initReactI18next).init({
  lng: 'en',
  resources: {
    en: {
      translation: {
        ...en,
        ...account,
        ...book,
        ...accountDeletion,
        ...friends,
        ...newEntry,
        ...ownPast,
        ...passwordReset,
        ...readingAids,
        ...recorder,
        ...reviews,
        ...safety,
        ...search,
        ...secondFactor,
        ...wordList,
      },
    },
  },
  interpolation: { escapeValue: false },
});

// Timeout of `waitFor`. It is long, because the tests of several projects run on the same machine at once.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
});

/** Wraps components in the app's own query client and in a router at `/`, with English texts. */
function TestProviders({ children, path = '/' }: { children: ReactNode; path?: string }) {
  return (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </QueryClientProvider>
  );
}

/** Like Testing Library's `renderHook`, but inside the app's providers. */
export const renderHookWithProviders = <Result, Props>(hook: (props: Props) => Result, initialProps?: Props) =>
  renderHook(hook, { wrapper: TestProviders, initialProps });

/** Like Testing Library's `render`, but inside the app's providers. */
export const renderWithProviders = (element: ReactElement) => render(element, { wrapper: TestProviders });

/** Renders an element inside the app's providers, in a router at `path`. */
export const renderAt = (path: string, element: ReactElement) =>
  render(element, { wrapper: ({ children }) => <TestProviders path={path}>{children}</TestProviders> });
