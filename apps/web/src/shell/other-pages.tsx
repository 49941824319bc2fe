import { Navigate, Route, Routes } from 'react-router-dom';
import { rareAccountPages } from '../account/rare-pages.ts';
import { pagePaths } from '../lib/page-paths.ts';
import { preloadable } from '../lib/preloadable-component.ts';
import { rareSchoolPages, rareSchoolPagesForEveryone } from '../school/rare-pages.ts';
import { useCurrentUser } from '../session/index.ts';

const NotFoundPage = preloadable(() => import('../components/ui/not-found-page.tsx'));

/** The routes of pages on which few visits begin, and the page for unknown paths. */
export default function OtherPages() {
  const { user } = useCurrentUser();
  return (
    <Routes>
      {[...rareAccountPages, ...rareSchoolPagesForEveryone, ...(user ? rareSchoolPages : [])].map(
        ({ path, Component }) => (
          <Route key={path} path={path} element={<Component />} />
        ),
      )}
      <Route path="*" element={user ? <NotFoundPage /> : <Navigate to={pagePaths.auth} replace />} />
    </Routes>
  );
}
