import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { Input } from '../../../components/ui/input.tsx';

/** The number of digits of the codes that authenticator apps show. */
export const ONE_TIME_CODE_LENGTH = 6;

/** Input for the code of an authenticator app. It drops the spaces that many apps put between the digits when a code is pasted. */
export function OneTimeCodeInput({ onChange, ...rest }: ComponentPropsWithRef<'input'>) {
  const changeToDigits = (event: ChangeEvent<HTMLInputElement>): void => {
    event.target.value = event.target.value.replaceAll(/\D/g, '').slice(0, ONE_TIME_CODE_LENGTH);
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
