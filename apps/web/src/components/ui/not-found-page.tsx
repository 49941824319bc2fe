import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pagePaths } from '../../lib/page-paths.ts';
import { buttonClass } from './button.tsx';
import { DocumentTitle } from './document-title.tsx';
import { RiceGrid } from './rice-grid.tsx';

export default function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-4 px-5 py-24 text-center">
      <DocumentTitle>{t('notFound.title')}</DocumentTitle>
      <span aria-hidden>
        <RiceGrid character="空" size="large" />
      </span>
      <h1 className="mt-4 text-3xl">{t('notFound.title')}</h1>
      <p className="text-ink-soft">{t('notFound.text')}</p>
      <Link to={pagePaths.home} className={buttonClass('primary')}>
        {t('notFound.back')}
      </Link>
    </div>
  );
}
