import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { useSignIn } from '../api/sign-in.ts';
import { resolve, type SignInFields, signInProblems } from '../forms.ts';
import { PasswordInput } from './password-input.tsx';
import { useProblem } from './use-problem.ts';

export function SignInForm() {
  const { t } = useTranslation();
  const problem = useProblem();
  const signIn = useSignIn();
  const { register, handleSubmit, formState } = useForm<SignInFields>({
    resolver: resolve(signInProblems),
    defaultValues: { username: '', password: '' },
  });
  // the page is about to be replaced: the button stays busy until it is
  const busy = signIn.isPending || signIn.isSuccess;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => void handleSubmit((fields) => signIn.mutate(fields))(event)}
    >
      <Field label={t('auth.username')} error={problem(formState.errors.username)}>
        {(control) => (
          <Input
            {...control}
            {...register('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={t('auth.password')} error={problem(formState.errors.password)}>
        {(control) => <PasswordInput {...control} {...register('password')} autoComplete="current-password" />}
      </Field>
      <Button type="submit" look="act" disabled={busy} className="mt-2">
        {t(busy ? 'auth.signingIn' : 'auth.signIn')}
      </Button>
    </form>
  );
}
