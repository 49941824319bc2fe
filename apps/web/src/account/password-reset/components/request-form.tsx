import { EMAIL_MAX_LENGTH, normalizeWidth } from '@memory/contracts/text';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { FormField } from '../../../components/ui/form-field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { showFieldErrors } from '../../auth/components/show-field-errors.ts';
import { useFieldErrorMessage } from '../../auth/components/use-field-error-message.ts';
import { useRequestPasswordReset } from '../api/request-password-reset.ts';

export function RequestForm({ onSent }: { onSent: () => void }) {
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
