import { type ProfileChanges, type User, USERNAME_MIN_LENGTH } from '@memory/contracts';
import {
  BIO_MAX_LENGTH,
  countCharacters,
  NAME_MAX_LENGTH,
  normalizeLines,
  normalizeWidth,
  USERNAME_MAX_LENGTH,
} from '@memory/contracts/text';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { FormField } from '../../../components/ui/form-field.tsx';
import { Input, RuledTextarea } from '../../../components/ui/input.tsx';
import { ApiRequestError } from '../../../lib/api.ts';
import { formatIsoDate } from '../../../lib/format-date.ts';
import { useFieldErrorMessage } from '../../auth/auth-form-validation.ts';
import { useUpdateProfile } from '../api/profile.ts';

/** Form with the fields of the user's profile. The email cannot be changed. */
export function ProfileInfoForm({ profile }: { profile: User }) {
  const { t } = useTranslation();
  const errorMessage = useFieldErrorMessage();
  const update = useUpdateProfile();
  const { register, handleSubmit, reset, setError, formState } = useForm<ProfileFields>({
    defaultValues: toProfileFormValues(profile),
  });
  const { errors, isDirty } = formState;
  // Shows a change of the profile that was made on another page or device, unless the form has unsaved changes.
  useEffect(() => {
    if (!isDirty) reset(toProfileFormValues(profile));
  }, [profile, isDirty, reset]);

  const save = handleSubmit((fields) =>
    update.mutate(toProfileChanges(fields), {
      onSuccess: (saved) => reset(toProfileFormValues(saved)),
      onError: (error) => {
        for (const { path, message } of error instanceof ApiRequestError ? error.fields : []) {
          setError(path as keyof ProfileFields, { message });
        }
      },
    }),
  );
  return (
    <form noValidate className="sheet grid gap-4 p-5 sm:p-6" onSubmit={(event) => void save(event)}>
      <FormField label={t('profile.username')} error={errorMessage(errors.username)}>
        {(field) => (
          <Input
            {...field}
            {...register('username', {
              validate: (name) =>
                countCharacters(normalizeWidth(name)) >= USERNAME_MIN_LENGTH || 'auth.errors.usernameShort',
              pattern: { value: /^\s*(?:\S+\s*)?$/u, message: 'auth.errors.usernameSpaces' },
            })}
            dir="auto"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            limit={USERNAME_MAX_LENGTH}
            normalize={normalizeWidth}
          />
        )}
      </FormField>
      <FormField label={t('profile.email')} hint={t('profile.emailHint')}>
        {(field) => (
          <Input
            {...field}
            readOnly
            type="email"
            value={profile.email ?? ''}
            placeholder={t('profile.noEmail')}
            className="bg-well!"
          />
        )}
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField label={t('profile.firstName')} error={errorMessage(errors.firstName)}>
          {(field) => (
            <Input {...field} {...register('firstName')} dir="auto" autoComplete="given-name" limit={NAME_MAX_LENGTH} />
          )}
        </FormField>
        <FormField label={t('profile.lastName')} error={errorMessage(errors.lastName)}>
          {(field) => (
            <Input {...field} {...register('lastName')} dir="auto" autoComplete="family-name" limit={NAME_MAX_LENGTH} />
          )}
        </FormField>
      </div>
      <FormField
        label={t('profile.birthDate')}
        hint={t('profile.birthDateHint')}
        error={errorMessage(errors.birthDate)}
      >
        {(field) => (
          <Input
            {...field}
            {...register('birthDate')}
            type="date"
            autoComplete="bday"
            min="1900-01-01"
            max={formatIsoDate(new Date())}
            className="max-w-56"
          />
        )}
      </FormField>
      <FormField label={t('profile.bio')} error={errorMessage(errors.bio)}>
        {(field) => (
          <RuledTextarea
            {...field}
            {...register('bio')}
            dir="auto"
            rows={4}
            limit={BIO_MAX_LENGTH}
            normalize={(bio) => normalizeLines(bio.trim())}
            placeholder={t('profile.bioPlaceholder')}
          />
        )}
      </FormField>
      <Button type="submit" variant="primary" disabled={update.isPending} className="justify-self-start max-sm:w-full">
        {t(update.isPending ? 'profile.saving' : 'profile.save')}
      </Button>
    </form>
  );
}

/** The values of the profile form. An empty string means that the profile field is not set. */
interface ProfileFields {
  username: string;
  firstName: string;
  lastName: string;
  birthDate: string;
  bio: string;
}

export function toProfileFormValues({ username, firstName, lastName, birthDate, bio }: User): ProfileFields {
  return { username, firstName: firstName ?? '', lastName: lastName ?? '', birthDate: birthDate ?? '', bio: bio ?? '' };
}

/** Converts the form's values to an API request. Values are trimmed, and blank values become null. */
export function toProfileChanges({ username, firstName, lastName, birthDate, bio }: ProfileFields): ProfileChanges {
  return {
    username: username.trim(),
    firstName: firstName.trim() || null,
    lastName: lastName.trim() || null,
    birthDate: birthDate || null,
    bio: bio.trim() || null,
  };
}
