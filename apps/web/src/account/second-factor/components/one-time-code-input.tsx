import { normalizeCode } from '@memory/contracts/text';
import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { Input } from '../../../components/ui/input.tsx';

/** The number of digits of the codes that authenticator apps show. */
export const ONE_TIME_CODE_LENGTH = 6;

/**
 * Input for the code of an authenticator app, of digits alone: many apps put spaces between them when a code is pasted, and input methods write
 * them in full width. Surplus digits stay, so that the user sees them.
 */
export function OneTimeCodeInput({ onChange, ...rest }: ComponentPropsWithRef<'input'>) {
  const changeToDigits = (event: ChangeEvent<HTMLInputElement>): void => {
    event.target.value = normalizeCode(event.target.value).replaceAll(/\D/g, '');
    onChange?.(event);
  };
  return (
    <Input
      {...rest}
      inputMode="numeric"
      autoComplete="one-time-code"
      className="text-center text-2xl font-semibold tracking-[0.35em] tabular-nums"
      onChange={changeToDigits}
    />
  );
}
