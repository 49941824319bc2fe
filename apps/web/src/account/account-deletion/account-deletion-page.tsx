import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { buttonClass } from '../../components/ui/button.tsx';
import { DocumentTitle } from '../../components/ui/document-title.tsx';
import { RiceGrid } from '../../components/ui/rice-grid.tsx';
import { formatDate } from '../../lib/format-date.ts';
import { pagePaths } from '../../lib/page-paths.ts';

/** The page after the request to delete the account. The fragment of its address is the time of the erasure. */
export default function AccountDeletionPage() {
  const { t, i18n } = useTranslation();
  const { hash } = useLocation();
  const eraseAfter = hash.slice(1);
  const day = Number.isNaN(Date.parse(eraseAfter)) ? null : formatDate(eraseAfter, i18n.language);
  return (
    <div className="mx-auto w-full max-w-xl flex-1 px-4 py-8 sm:px-8 sm:pt-[max(2rem,7dvh)]">
      <DocumentTitle>{t('accountDeletion.done.title')}</DocumentTitle>
      <div className="sheet p-6 sm:p-10">
        <span aria-hidden className="mb-5 block">
          <RiceGrid character="再见" size="small" />
        </span>
        <h1 className="mb-3 text-[1.65rem] sm:text-3xl">{t('accountDeletion.done.title')}</h1>
        <p className="mb-3">{day === null ? t('accountDeletion.done.soon') : t('accountDeletion.done.day', { day })}</p>
        <p className="mb-6 text-ink-soft">{t('accountDeletion.done.keep')}</p>
        <Link to={pagePaths.auth} className={buttonClass('primary')}>
          {t('accountDeletion.done.signIn')}
        </Link>
      </div>
      <p className="mt-3 text-center">
        <Link to={pagePaths.home} className={buttonClass('ghost')}>
          <ArrowLeft size={18} aria-hidden />
          {t('accountDeletion.done.home')}
        </Link>
      </p>
    </div>
  );
}
