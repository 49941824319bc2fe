import { normalizeLine, normalizeLines } from '@memory/contracts/text';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { type TextLimit, useTextLimit } from './use-text-limit.tsx';

export type InputProps = ComponentPropsWithRef<'input'> & TextLimit;

/** The part of its limit from which a text of several lines is counted while it is written. */
const COUNTED_FROM = 0.9;

const controlClass =
  'w-full rounded-xl border border-line-strong/60 bg-sheet px-3.5 text-ink transition-colors hover:border-ink-soft aria-invalid:border-cinnabar-text disabled:opacity-60';

/** A text field without a look of its own. All single-line text fields of the page are this one (lint rule `input-method/text-field`). */
export function UnstyledInput({ limit, normalize = normalizeLine, ...rest }: InputProps) {
  const { field, note } = useTextLimit<HTMLInputElement>(rest, { limit, normalize, countedFrom: 1 });
  return (
    <>
      <input {...rest} {...field} />
      {note}
    </>
  );
}

export function Input({ className, ...rest }: InputProps) {
  return <UnstyledInput className={clsx(controlClass, 'min-h-11 py-2', className)} {...rest} />;
}

/** A textarea that looks like ruled paper: the lines of text align with the ruled lines. */
export function RuledTextarea({
  className,
  limit,
  normalize = normalizeLines,
  ...rest
}: ComponentPropsWithRef<'textarea'> & TextLimit) {
  const { field, note } = useTextLimit<HTMLTextAreaElement>(rest, { limit, normalize, countedFrom: COUNTED_FROM });
  return (
    <>
      <textarea
        className={clsx(controlClass, 'kai ruled resize-y pt-0 pb-0 text-[1.05rem]', className)}
        {...rest}
        {...field}
      />
      {note}
    </>
  );
}
