import { useTranslation } from 'react-i18next';
import { CodeInput } from '../../../components/ui/code-input.tsx';
import { SingleFieldForm } from '../../../components/ui/single-field-form.tsx';
import { useErrorMessage } from '../use-error-message.ts';
import { signInWithCode } from './pending-sign-in.ts';

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
      {(control) => <CodeInput {...control} />}
    </SingleFieldForm>
  );
}
