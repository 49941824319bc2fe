import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { buttonClass } from '../../components/ui/button.tsx';
import { DocumentTitle } from '../../components/ui/document-title.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { pagePaths } from '../../lib/page-paths.ts';
import { storeReturnPath } from '../../lib/return-path.ts';
import { useInstallationConfig } from '../../session/index.ts';

/**
 * The page of a friend code for signed-out visitors. It shows nothing about the owner of the code. After the visitor has signed in, the page with
 * the code is opened.
 */
export default function SignedOutFriendCodePage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isClosed = useInstallationConfig()?.registration === 'closed';
  useEffect(() => storeReturnPath(pathname), [pathname]);
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-10 sm:px-6">
      <DocumentTitle>{t('friendCode.pageTitle')}</DocumentTitle>
      <h1 className="sr-only">{t('friendCode.pageTitle')}</h1>
      <EmptyState character="友" title={t('friendCode.signedOut.title')} text={t('friendCode.signedOut.text')}>
        <div className="flex flex-wrap justify-center gap-3">
          {!isClosed && (
            <Link to={pagePaths.auth} state={{ createsAccount: true }} className={buttonClass('primary')}>
              {t('auth.create')}
            </Link>
          )}
          <Link to={pagePaths.auth} className={buttonClass(isClosed ? 'primary' : 'outline')}>
            {t('friendCode.signedOut.signIn')}
          </Link>
        </div>
      </EmptyState>
    </div>
  );
}
