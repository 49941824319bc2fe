import { type ComponentPropsWithRef, type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from './button.tsx';
import { FormField } from './form-field.tsx';

interface SingleFieldFormProps {
  label: string;
  hint?: string;
  initialValue?: string;
  /** Whether the field gets the focus when the form appears. */
  initialFocus?: boolean;
  /** Returns the message below the field for a value that is not sent; undefined for a value that is. */
  validate: (value: string) => string | undefined;
  /** Sends the value. The form stays busy afterwards, because it is about to be closed. */
  submit: (value: string) => Promise<unknown>;
  /** The message below the field after `submit` has failed; null for none. */
  messageOf: (error: unknown) => string | null;
  submitLabel: string;
  busyLabel: string;
  /** Buttons beside the submit button. */
  actions?: ReactNode;
  children: (control: ComponentPropsWithRef<'input'>) => ReactNode;
}

/** A form with one field, which gets the focus when its value is rejected. */
export function SingleFieldForm({
  label,
  hint,
  validate,
  submit,
  messageOf,
  children,
  ...props
}: SingleFieldFormProps) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { value: props.initialValue ?? '' },
  });
  const { initialFocus = true } = props;
  useEffect(() => {
    if (initialFocus) setFocus('value');
  }, [initialFocus, setFocus]);
  const { isSubmitting, isSubmitSuccessful, errors } = formState;
  const send = handleSubmit(({ value }) =>
    submit(value).catch((error: unknown) => {
      setError('value', { type: 'server', message: messageOf(error) ?? undefined });
      setFocus('value', { shouldSelect: true });
    }),
  );
  const isBusy = isSubmitting || isSubmitSuccessful;
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
      <FormField label={label} hint={hint} error={errors.value?.message}>
        {(control) => children({ ...control, ...register('value', { validate: (value) => validate(value) ?? true }) })}
      </FormField>
      <div className="flex flex-wrap gap-3 *:flex-1">
        <Button type="submit" variant="primary" disabled={isBusy}>
          {isBusy ? props.busyLabel : props.submitLabel}
        </Button>
        {props.actions}
      </div>
    </form>
  );
}
