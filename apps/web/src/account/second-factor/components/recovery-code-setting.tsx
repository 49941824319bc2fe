import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { useMakeRecoveryCodes } from '../second-factor-api.ts';
import { MethodSetting } from './method-setting.tsx';

/** At this number of remaining codes or fewer, the viewer is reminded to make new codes. */
const FEW_CODES = 3;

interface RecoveryCodeSettingProps {
  left: number;
  onNewCodes: (codes: readonly string[]) => void;
}

/** How many recovery codes the viewer has left, and a button that makes new ones. */
export function RecoveryCodeSetting({ left, onNewCodes }: RecoveryCodeSettingProps) {
  const { t } = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  const make = useMakeRecoveryCodes();
  return (
    <MethodSetting
      title={t('secondFactor.recoveryCodes.title')}
      text={t('secondFactor.recoveryCodes.text')}
      note={
        <>
          {t('secondFactor.recoveryCodes.left', { count: left })}{' '}
          {left <= FEW_CODES && <span className="text-cinnabar-text">{t('secondFactor.recoveryCodes.few')}</span>}
        </>
      }
      action={
        <Button disabled={make.isPending} onClick={() => setConfirming(true)}>
          {t(make.isPending ? 'secondFactor.recoveryCodes.making' : 'secondFactor.recoveryCodes.make')}
        </Button>
      }
    >
      {isConfirming && (
        <ConfirmDialog
          title={t('secondFactor.recoveryCodes.makeTitle')}
          text={t('secondFactor.recoveryCodes.makeText')}
          confirmLabel={t('secondFactor.recoveryCodes.make')}
          cancelLabel={t('secondFactor.cancel')}
          onClose={() => setConfirming(false)}
          onConfirm={() => make.mutate(undefined, { onSuccess: ({ recoveryCodes }) => onNewCodes(recoveryCodes) })}
        />
      )}
    </MethodSetting>
  );
}
