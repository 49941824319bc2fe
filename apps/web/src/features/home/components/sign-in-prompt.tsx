import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pagePaths } from '../../../app/paths.ts';
import { buttonClass, linkAsButtonProps } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';

/** Prompt to sign in, shown to signed-out visitors below a shared entry. */
export function SignInPrompt() {
  const { t } = useTranslation();
  return (
    <div className="mx-auto max-w-[46rem]">
      <EmptyState character="回" title={t('home.welcomeBack')} text={t('home.welcomeBackText')}>
        <Link {...linkAsButtonProps} to={pagePaths.auth} className={buttonClass('primary')}>
          {t('home.login')}
        </Link>
      </EmptyState>
    </div>
  );
}
