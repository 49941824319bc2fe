import { useTranslation } from 'react-i18next';
import { SingleFieldForm } from '../../../components/ui/single-field-form.tsx';
import { ONE_TIME_CODE_LENGTH, OneTimeCodeInput } from '../components/one-time-code-input.tsx';
import { useErrorMessage } from '../use-error-message.ts';
import { signInWithCode } from './pending-sign-in.ts';

/** The form for the code that the authenticator app shows. */
export function CodeForm() {
  const { t } = useTranslation();
  const messageOf = useErrorMessage();
  return (
    <SingleFieldForm
      label={t('secondFactor.signIn.code')}
      hint={t('secondFactor.signIn.codeHint')}
      validate={(code) => (code.length === ONE_TIME_CODE_LENGTH ? undefined : t('secondFactor.signIn.codeMissing'))}
      submit={signInWithCode}
      messageOf={messageOf}
      submitLabel={t('secondFactor.signIn.confirm')}
      busyLabel={t('secondFactor.signIn.confirming')}
    >
      {(control) => <OneTimeCodeInput {...control} />}
    </SingleFieldForm>
  );
}
