import { ChevronRight, GraduationCap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pagePaths } from '../../../lib/page-paths.ts';

/** Link from the home page to today's words. It needs no data, so it is shown at once and shifts no other element. */
export function TodaysWordsLink() {
  const { t } = useTranslation();
  return (
    <Link
      data-screen-only
      to={pagePaths.reviews}
      className="sheet group mb-5 flex min-h-14 items-center gap-3 px-4 sm:px-5"
    >
      <GraduationCap size={24} aria-hidden className="shrink-0 text-jade-text" />
      <span className="min-w-0 flex-1 font-semibold group-hover:underline">{t('home.reviews')}</span>
      <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-soft" />
    </Link>
  );
}
