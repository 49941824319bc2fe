import { EMAIL_MAX_LENGTH, normalizeWidth } from '@memory/contracts/text';
import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { FormField } from '../../components/ui/form-field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { apiErrorMessage } from '../../lib/api-errors.ts';
import { api, unwrapResponse } from '../../lib/api.ts';
import { pagePaths } from '../../lib/page-paths.ts';
import { toast } from '../../lib/toasts.ts';
import { useInstallationConfig } from '../../session/index.ts';
import { showFieldErrors, useFieldErrorMessage } from '../auth/auth-form-validation.ts';
import { PasswordResetLayout } from './password-reset-layout.tsx';

export default function ForgotPasswordPage() {
  const { t } = useTranslation();
  const [isSent, setSent] = useState(false);
  // Until the settings are loaded, the form is shown: if the installation sends no mails, the server's response says so.
  const sendsNoMails = useInstallationConfig()?.passwordResetMail === false;
  return (
    <PasswordResetLayout characters="忘记" title={t('passwordReset.requestTitle')}>
      {sendsNoMails && <p className="text-ink-soft">{t('passwordReset.noMailText')}</p>}
      {!sendsNoMails &&
        (isSent ? <MailSentNotice onTryAgain={() => setSent(false)} /> : <RequestForm onSent={() => setSent(true)} />)}
      <Link
        to={pagePaths.resetPassword}
        className={`${buttonClass(sendsNoMails ? 'primary' : 'outline')} w-full ${sendsNoMails ? 'mt-6' : 'mt-3'}`}
      >
        {t('passwordReset.haveCode')}
      </Link>
    </PasswordResetLayout>
  );
}

function RequestForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation();
  const errorMessage = useFieldErrorMessage();
  const request = useRequestPasswordReset();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { usernameOrEmail: '' } });
  const send = handleSubmit((fields) =>
    request.mutate(fields, { onSuccess: onSent, onError: (error) => showFieldErrors(error, setError) }),
  );
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
      <p className="text-ink-soft">{t('passwordReset.requestText')}</p>
      <FormField label={t('passwordReset.usernameOrEmail')} error={errorMessage(formState.errors.usernameOrEmail)}>
        {(control) => (
          <Input
            {...control}
            {...register('usernameOrEmail', {
              validate: (text) => text.trim() !== '' || 'passwordReset.errors.usernameOrEmailRequired',
            })}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            limit={EMAIL_MAX_LENGTH}
            normalize={normalizeWidth}
          />
        )}
      </FormField>
      <Button type="submit" variant="primary" disabled={request.isPending} className="mt-2">
        {t(request.isPending ? 'passwordReset.sending' : 'passwordReset.send')}
      </Button>
    </form>
  );
}

/** Shown after a request for a mail. The text is the same whether or not the account exists. */
function MailSentNotice({ onTryAgain }: { onTryAgain: () => void }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone, so the heading takes the focus and screen readers read it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="mail-sent" className="margin-rule grid gap-3 pl-4">
      <h2 id="mail-sent" ref={heading} tabIndex={-1} className="flex items-center gap-3 text-lg outline-none">
        <MailCheck aria-hidden size={22} className="shrink-0 text-jade-text" />
        {t('passwordReset.sentTitle')}
      </h2>
      <p>{t('passwordReset.sentText')}</p>
      <p className="text-ink-soft">{t('passwordReset.sentNoMail')}</p>
      <Button onClick={onTryAgain} className="justify-self-start">
        {t('passwordReset.tryAgain')}
      </Button>
    </section>
  );
}

/** Mutation: requests a mail with a reset code. It also succeeds if there is no such account. */
function useRequestPasswordReset() {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (body: { usernameOrEmail: string }) =>
      unwrapResponse(api.POST('/api/password-reset-requests', { body })),
    onError: (error) => {
      const description = apiErrorMessage(error, t('passwordReset.requestFailedText'));
      toast({ title: t('passwordReset.requestFailed'), description, isError: true });
    },
  });
}
