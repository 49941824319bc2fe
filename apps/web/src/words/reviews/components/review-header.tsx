import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/ui/button.tsx';
import { pagePaths } from '../../../lib/page-paths.ts';

/** The heading of the page, with the way back to the vocabulary. */
export function ReviewHeader() {
  const { t } = useTranslation();
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-2">
      <h1 className="text-3xl">{t('reviews.title')}</h1>
      <Link to={pagePaths.vocabulary} className={`${buttonClass('ghost')} -mx-4`}>
        <ArrowLeft size={18} aria-hidden />
        {t('reviews.toVocabulary')}
      </Link>
    </div>
  );
}
