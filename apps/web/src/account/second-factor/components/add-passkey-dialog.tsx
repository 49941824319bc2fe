import { PASSKEY_NAME_MAX_LENGTH } from '@memory/contracts/text';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { SingleFieldForm } from '../../../components/ui/single-field-form.tsx';
import { PasskeyError } from '../passkeys.ts';
import { useAddPasskey } from '../second-factor-api.ts';
import { useErrorMessage } from '../second-factor-errors.ts';

interface AddPasskeyDialogProps {
  onClose: () => void;
  /** Called with the recovery codes that come with the first factor; null for a further factor. */
  onDone: (recoveryCodes: readonly string[] | null) => void;
}

/** Whether this is probably a phone or a tablet. The suggested name of the passkey depends on this. */
const hasTouchScreen = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** Dialog that names a new passkey and lets the browser create it. */
export function AddPasskeyDialog({ onClose, onDone }: AddPasskeyDialogProps) {
  const { t } = useTranslation();
  const messageOf = useErrorMessage();
  const add = useAddPasskey();
  const submit = async (name: string): Promise<void> => {
    const { recoveryCodes } = await add.mutateAsync(name.trim());
    onDone(recoveryCodes);
    onClose();
  };
  const errorMessage = (error: unknown): string | null => {
    if (!(error instanceof PasskeyError)) return messageOf(error);
    return t(error.isKnownDevice ? 'secondFactor.passkeys.exists' : 'secondFactor.passkeys.cancelled');
  };
  return (
    <Dialog
      title={t('secondFactor.passkeys.dialogTitle')}
      description={t('secondFactor.passkeys.dialogText')}
      hasUnsavedChanges
      onClose={onClose}
    >
      <SingleFieldForm
        label={t('secondFactor.passkeys.name')}
        hint={t('secondFactor.passkeys.nameHint')}
        initialValue={t(hasTouchScreen() ? 'secondFactor.passkeys.phone' : 'secondFactor.passkeys.computer')}
        validate={(name) => (name.trim() === '' ? t('secondFactor.passkeys.nameMissing') : undefined)}
        submit={submit}
        messageOf={errorMessage}
        submitLabel={t('secondFactor.passkeys.create')}
        busyLabel={t('secondFactor.passkeys.creating')}
        actions={<Button onClick={onClose}>{t('secondFactor.cancel')}</Button>}
      >
        {(control) => <Input {...control} autoComplete="off" limit={PASSKEY_NAME_MAX_LENGTH} />}
      </SingleFieldForm>
    </Dialog>
  );
}
