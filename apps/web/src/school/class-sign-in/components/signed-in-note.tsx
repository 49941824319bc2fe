import type { OwnUser } from '@memory/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { displayName } from '../../../lib/display-name.ts';
import { pagePaths } from '../../../lib/page-paths.ts';
import { endClassSession } from '../../class-session/end-class-session.ts';

/** Shown instead of the sign-in while a user is signed in, so that a badge does not replace the session of another user without a question. */
export function SignedInNote({ user }: { user: OwnUser }) {
  const { t } = useTranslation();
  const name = displayName(user);
  return (
    <div className="class-sign-in-narrow">
      <h1 className="sr-only">{t('classSignIn.title')}</h1>
      <EmptyState
        character="在"
        title={t('classSignIn.signedIn', { name })}
        text={t('classSignIn.signedInText', { name })}
      >
        <Link to={pagePaths.home} className={buttonClass('primary')}>
          {t('classSignIn.stay', { name })}
        </Link>
        <Button onClick={() => void endClassSession()}>{t('classSignIn.signOut')}</Button>
      </EmptyState>
    </div>
  );
}
