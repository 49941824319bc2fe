import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BrandSeal } from '../../components/ui/seal.tsx';
import { pagePaths } from '../../lib/page-paths.ts';

/** The sticky bar at the top of every page. */
export function TopBar({ children }: { children: ReactNode }) {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/92 backdrop-blur-sm">
      <div className="mx-auto flex h-16 w-full max-w-[76rem] items-center gap-2 px-4 sm:px-6">{children}</div>
    </header>
  );
}

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
