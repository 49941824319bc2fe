import type { SecondFactorStatus, TotpSetup } from '@memory/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { formatDateTime } from '../../../lib/format-date.ts';
import { useRemoveTotp, useStartTotpSetup } from '../second-factor-api.ts';
import { MethodSetting } from './method-setting.tsx';
import { TotpSetupDialog } from './totp-setup-dialog.tsx';

interface AuthenticatorAppSettingProps {
  totp: SecondFactorStatus['totp'];
  isRemovable: boolean;
  onNewCodes: (codes: readonly string[] | null) => void;
}

/** The authenticator app of the viewer: sets it up, or removes it. */
export function AuthenticatorAppSetting({ totp, isRemovable, onNewCodes }: AuthenticatorAppSettingProps) {
  const { t, i18n } = useTranslation();
  const [setup, setSetup] = useState<TotpSetup | null>(null);
  const start = useStartTotpSetup();
  return (
    <MethodSetting
      title={t('secondFactor.app.title')}
      text={t('secondFactor.app.text')}
      note={totp && t('secondFactor.app.since', { time: formatDateTime(totp.createdAt, i18n.language) })}
      action={
        totp ? (
          isRemovable && <RemoveButton />
        ) : (
          <Button
            disabled={start.isPending}
            aria-label={t('secondFactor.app.dialogTitle')}
            onClick={() => start.mutate(undefined, { onSuccess: setSetup })}
          >
            {t(start.isPending ? 'secondFactor.app.settingUp' : 'secondFactor.app.setUp')}
          </Button>
        )
      }
    >
      {setup && <TotpSetupDialog setup={setup} onClose={() => setSetup(null)} onDone={onNewCodes} />}
    </MethodSetting>
  );
}

function RemoveButton() {
  const { t } = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  const remove = useRemoveTotp();
  return (
    <>
      <Button
        variant="danger"
        disabled={remove.isPending}
        aria-label={t('secondFactor.app.removeLabel')}
        onClick={() => setConfirming(true)}
      >
        {t('secondFactor.app.remove')}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={t('secondFactor.app.removeTitle')}
          text={t('secondFactor.app.removeText')}
          confirmLabel={t('secondFactor.app.remove')}
          cancelLabel={t('secondFactor.cancel')}
          onClose={() => setConfirming(false)}
          onConfirm={() => remove.mutate()}
        />
      )}
    </>
  );
}
