import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { Page } from '../lib/page.ts';
import { preloadable } from '../lib/preloadable-component.ts';
import { PageLayout } from './layout/page-layout.tsx';

/** Pages on which few visits begin. Their routes are a separate chunk, so that the first screens load no code for these pages. */
const OtherPages = preloadable(() => import('./other-pages.tsx'));

interface PageRoutesProps {
  pages: readonly Page[];
  topBar: ReactNode;
  /** Further routes. */
  children?: ReactNode;
}

/** The routes of these pages and of `OtherPages`, in the layout of the app. */
export function PageRoutes({ pages, topBar, children }: PageRoutesProps) {
  return (
    <Routes>
      <Route element={<PageLayout topBar={topBar} />}>
        {pages.map(({ path, Component }) => (
          <Route key={path} path={path} element={<Component />} />
        ))}
        {children}
        <Route path="*" element={<OtherPages />} />
      </Route>
    </Routes>
  );
}
