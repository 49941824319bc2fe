import { DAYS_UNTIL_ERASURE } from '@memory/contracts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../../components/ui/button.tsx';
import { SettingSection } from '../../../components/ui/setting-section.tsx';
import { withTexts } from '../../../i18n/i18n.ts';
import { pagePaths } from '../../../lib/page-paths.ts';
import { preloadable } from '../../../lib/preloadable-component.ts';
import { useCurrentUser, useInstallationConfig } from '../../../session/index.ts';
import { accountDeletionTexts } from '../../account-deletion/account-deletion-texts.ts';
import { secondFactorTexts } from '../../second-factor/second-factor-texts.ts';

const DeleteAccountDialog = preloadable(() =>
  withTexts(
    import('../../account-deletion/components/delete-account-dialog.tsx'),
    secondFactorTexts,
    accountDeletionTexts,
  ),
);

const KeptAccountDialog = preloadable(() =>
  withTexts(import('../../account-deletion/components/kept-account-dialog.tsx'), accountDeletionTexts),
);

/** The fragment of the address to which the gateway redirects a user who has signed in with the external provider again. */
const CONFIRMED_FRAGMENT = '#delete-account';
/** The fragment of the address to which a user is led whose sign-in has cancelled the deletion of the account. */
const KEPT_FRAGMENT = '#account-kept';

/** The fragments of addresses that open a dialog of this setting. */
export const deletionFragments: readonly string[] = [CONFIRMED_FRAGMENT, KEPT_FRAGMENT];

/** Setting that explains how the account can be deleted: by the people who run the installation and, if the installation allows it, by the user. */
export function DeleteAccountSetting() {
  const { t } = useTranslation();
  const { user } = useCurrentUser();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isConfirmed = hash === CONFIRMED_FRAGMENT;
  const [isOpen, setOpen] = useState(isConfirmed);
  const isOffered = useInstallationConfig()?.accountDeletion ?? false;
  return (
    <SettingSection
      title={t('settings.deletion.title')}
      text={isOffered ? t('settings.deletion.text', { days: DAYS_UNTIL_ERASURE }) : t('profile.security.delete')}
    >
      {isOffered
        ? () => (
            <>
              <Button variant="danger" onClick={() => setOpen(true)}>
                {t('settings.deletion.open')}
              </Button>
              {hash === KEPT_FRAGMENT && (
                <Suspense>
                  <KeptAccountDialog onClose={() => void navigate(pagePaths.home, { replace: true })} />
                </Suspense>
              )}
              {isOpen && user && (
                <Suspense>
                  <DeleteAccountDialog
                    username={user.username}
                    isConfirmed={isConfirmed}
                    onClose={() => setOpen(false)}
                  />
                </Suspense>
              )}
            </>
          )
        : undefined}
    </SettingSection>
  );
}
