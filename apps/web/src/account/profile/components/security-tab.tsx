import { DAYS_UNTIL_ERASURE, type User } from '@memory/contracts';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { withTexts } from '../../../i18n/i18n.ts';
import { formatDateTime } from '../../../lib/format-date.ts';
import { pagePaths } from '../../../lib/page-paths.ts';
import { preloadable } from '../../../lib/preloadable-component.ts';
import { useInstallationConfig } from '../../../session/index.ts';
import { secondFactorTexts } from '../../second-factor/second-factor-texts.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { SessionSection } from './session-section.tsx';

const SecondFactorSection = preloadable(() =>
  withTexts(import('../../second-factor/components/second-factor-section.tsx'), secondFactorTexts),
);

const linkClass = 'inline-flex min-h-11 items-center font-semibold text-cinnabar-text underline';

/**
 * The profile tab with what users come for first: the form to change the password, the list of sessions and the second factor. Below are
 * the sign-in method, account dates, the account's id and a note on deleting the account.
 */
export function SecurityTab({ profile }: { profile: User }) {
  const { t, i18n } = useTranslation();
  const config = useInstallationConfig();
  const isDeletionOffered = config?.accountDeletion === true;
  const provider = config?.oidcProviderName ?? 'Replit';
  const facts = [
    [t('profile.security.created'), formatDateTime(profile.createdAt, i18n.language)],
    [t('profile.security.updated'), formatDateTime(profile.updatedAt, i18n.language)],
    [t('profile.security.id'), profile.id],
  ];
  return (
    <div className="grid gap-5">
      <ChangePasswordForm username={profile.username} />
      <SessionSection />
      <Suspense fallback={<Skeleton className="h-96 rounded-2xl" />}>
        <SecondFactorSection username={profile.username} />
      </Suspense>
      <section aria-labelledby="security" className="sheet p-5 sm:p-6">
        <h2 id="security" className="text-lg">
          {t('profile.security.title')}
        </h2>
        <p className="mt-2 text-ink-soft">{t('profile.security.external', { provider })}</p>
        <dl className="mt-5 grid gap-x-6 gap-y-3 border-t border-line pt-5 text-[0.95rem] sm:grid-cols-[auto_1fr]">
          {facts.map(([label, value]) => (
            <div key={label} className="contents max-sm:block">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="font-semibold tabular-nums [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-5 border-t border-line pt-5 text-ink-soft">
          {isDeletionOffered
            ? t('profile.security.deleteYourself', { days: DAYS_UNTIL_ERASURE })
            : t('profile.security.delete')}
        </p>
        <p className="mt-2 flex flex-wrap gap-x-5">
          <Link to={pagePaths.privacy} className={linkClass}>
            {t('profile.security.support')}
          </Link>
          {isDeletionOffered && (
            <Link to={pagePaths.settingsGroup('data')} className={linkClass}>
              {t('settings.deletion.open')}
            </Link>
          )}
        </p>
      </section>
    </div>
  );
}
