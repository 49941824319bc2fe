import { useTranslation } from 'react-i18next';
import { Input } from '../../../components/ui/input.tsx';
import { SingleFieldForm } from '../../../components/ui/single-field-form.tsx';
import { useErrorMessage } from '../use-error-message.ts';
import { signInWithCode } from './pending-sign-in.ts';

/** Longer than a recovery code with spaces between all of its characters, and as long as the server accepts. */
const MAX_LENGTH = 50;

/** The form for a recovery code, which replaces the authenticator app or the passkey once. */
export function RecoveryCodeForm() {
  const { t } = useTranslation();
  const messageOf = useErrorMessage();
  return (
    <SingleFieldForm
      label={t('secondFactor.signIn.recoveryCode')}
      hint={t('secondFactor.signIn.recoveryCodeHint')}
      validate={(code) => (code.trim() === '' ? t('secondFactor.signIn.recoveryCodeMissing') : undefined)}
      submit={signInWithCode}
      messageOf={messageOf}
      submitLabel={t('secondFactor.signIn.confirm')}
      busyLabel={t('secondFactor.signIn.confirming')}
    >
      {(control) => (
        <Input {...control} autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={MAX_LENGTH} />
      )}
    </SingleFieldForm>
  );
}
