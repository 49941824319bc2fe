import { Navigate, useLocation } from 'react-router-dom';
import { signedOutAccountPages } from '../account/signed-out-pages.ts';
import { signedOutJournalPages } from '../journal/signed-out-pages.ts';
import { pagePaths } from '../lib/page-paths.ts';
import type { Page } from '../lib/page.ts';
import { signedOutPeoplePages } from '../people/signed-out-pages.ts';
import { signedOutReadingPages } from '../reading/signed-out-pages.ts';
import { leadsToClassSignIn } from '../session/index.ts';
import { isReplacedByClassSignIn } from './class-device.ts';
import { landingPage } from './landing/page.ts';
import { SignedOutTopBar } from './layout/signed-out-top-bar.tsx';
import { PageRoutes } from './page-routes.tsx';

/** All pages for visitors who are not signed in, except the pages of other-pages.tsx. */
export const pages: readonly Page[] = [
  landingPage,
  ...signedOutReadingPages,
  ...signedOutPeoplePages,
  ...signedOutJournalPages,
  ...signedOutAccountPages,
];

export default function SignedOutRoutes() {
  const { pathname, search } = useLocation();
  if (isReplacedByClassSignIn(pathname, search) && leadsToClassSignIn())
    return <Navigate to={pagePaths.classSignIn} replace />;
  return <PageRoutes pages={pages} topBar={<SignedOutTopBar />} />;
}
