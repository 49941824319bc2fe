import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BrandSeal } from '../../components/ui/seal.tsx';
import { pagePaths } from '../../lib/page-paths.ts';

export function BrandLink() {
  const { t } = useTranslation();
  return (
    <Link
      to={pagePaths.home}
      className="flex min-h-11 whitespace-nowrap items-center gap-2.5 text-xl font-extrabold tracking-tight"
    >
      <BrandSeal />
      <span className="max-[21.5rem]:sr-only">{t('app.name')}</span>
    </Link>
  );
}
