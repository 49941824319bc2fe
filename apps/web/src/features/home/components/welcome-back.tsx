import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { buttonClass, likeButton } from '../../../components/ui/button.tsx';
import { EmptyPage } from '../../../components/ui/empty-page.tsx';

/** The home screen of somebody who is signed out: they came by a shared link. */
export function WelcomeBack() {
  const { t } = useTranslation();
  return (
    <div className="mx-auto max-w-[46rem]">
      <EmptyPage character="回" title={t('home.welcomeBack')} text={t('home.welcomeBackText')}>
        <Link {...likeButton} to={paths.auth} className={buttonClass('act')}>
          {t('home.login')}
        </Link>
      </EmptyPage>
    </div>
  );
}
