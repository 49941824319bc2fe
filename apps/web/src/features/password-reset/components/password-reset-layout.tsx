import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pagePaths } from '../../../app/paths.ts';
import { DocumentTitle } from '../../../components/layout/document-title.tsx';

/** The layout of both pages of a password reset: title, content, and the way back to the sign-in page. */
export function PasswordResetLayout({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="mx-auto w-full max-w-md flex-1 px-5 py-8 sm:px-8 sm:pt-[max(2rem,9dvh)]">
      <DocumentTitle>{title}</DocumentTitle>
      <h1 className="mb-3 text-3xl">{title}</h1>
      {children}
      <p className="mt-6">
        <Link to={pagePaths.auth} className="inline-flex min-h-11 items-center text-cinnabar-text underline">
          {t('passwordReset.backToSignIn')}
        </Link>
      </p>
    </div>
  );
}
