import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render, renderHook } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach } from 'vitest';
import en from '../src/i18n/en.json' with { type: 'json' };
import { queryClient } from '../src/lib/query-client.ts';

/** The English dictionaries of all features. */
const dictionaries = import.meta.glob<object>('../src/**/*.en.json', { eager: true, import: 'default' });

await i18next.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { translation: Object.assign({}, en, ...Object.values(dictionaries)) } },
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
