import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonClass, linkAsButtonProps } from '../../../components/ui/button.tsx';
import { RiceGrid } from '../../../components/ui/rice-grid.tsx';
import { pagePaths } from '../../../lib/page-paths.ts';

/** Prompt to sign in, shown to signed-out visitors below a shared entry. */
export function SignInPrompt() {
  const { t } = useTranslation();
  return (
    <section
      aria-labelledby="welcome-back"
      className="mx-auto grid max-w-[46rem] grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-4 rounded-2xl bg-jade-wash p-5 sm:flex sm:p-6"
    >
      <span aria-hidden>
        <RiceGrid character="回" size="small" />
      </span>
      <div className="sm:flex-1">
        <h2 id="welcome-back" className="text-xl">
          {t('home.welcomeBack')}
        </h2>
        <p className="mt-1">{t('home.welcomeBackText')}</p>
      </div>
      <Link {...linkAsButtonProps} to={pagePaths.auth} className={`${buttonClass('primary')} max-sm:col-span-2`}>
        {t('home.login')}
      </Link>
    </section>
  );
}
