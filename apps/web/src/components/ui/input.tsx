import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { useComposedText } from './use-composed-text.ts';

const controlClass =
  'w-full rounded-xl border border-line-strong/60 bg-sheet px-3.5 text-ink transition-colors hover:border-ink-soft aria-invalid:border-cinnabar-text disabled:opacity-60';

/** A text field without a look of its own. All single-line text fields of the page are this one (lint rule `input-method/text-field`). */
export function PlainInput(props: ComponentPropsWithRef<'input'>) {
  return <input {...props} {...useComposedText<HTMLInputElement>(props)} />;
}

export function Input({ className, ...rest }: ComponentPropsWithRef<'input'>) {
  return <PlainInput className={clsx(controlClass, 'min-h-11 py-2', className)} {...rest} />;
}

/** A textarea that looks like ruled paper: the lines of text align with the ruled lines. */
export function RuledTextarea({ className, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return (
    <textarea
      className={clsx(controlClass, 'kai ruled resize-y pt-0 pb-0 text-[1.05rem]', className)}
      {...rest}
      {...useComposedText<HTMLTextAreaElement>(rest)}
    />
  );
}
