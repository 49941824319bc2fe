import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../components/ui/button.tsx';
import { DocumentTitle } from '../../components/ui/document-title.tsx';
import { RiceGrid } from '../../components/ui/rice-grid.tsx';
import { pagePaths } from '../../lib/page-paths.ts';

interface PasswordResetLayoutProps {
  /** The Chinese characters in the rice grids above the title. */
  characters: string;
  title: string;
  children: ReactNode;
}

/** The layout of both pages of a password reset: title, content, and the way back to the sign-in page. */
export function PasswordResetLayout({ characters, title, children }: PasswordResetLayoutProps) {
  const { t } = useTranslation();
  return (
    <div className="mx-auto w-full max-w-xl flex-1 px-4 py-8 sm:px-8 sm:pt-[max(2rem,7dvh)]">
      <DocumentTitle>{title}</DocumentTitle>
      <div className="sheet p-6 sm:p-10">
        <span aria-hidden className="mb-5 block">
          <RiceGrid character={characters} size="small" />
        </span>
        <h1 className="mb-3 text-[1.65rem] sm:text-3xl">{title}</h1>
        {children}
      </div>
      <p className="mt-3 text-center">
        <Link to={pagePaths.auth} className={buttonClass('ghost')}>
          <ArrowLeft size={18} aria-hidden />
          {t('passwordReset.backToSignIn')}
        </Link>
      </p>
    </div>
  );
}
