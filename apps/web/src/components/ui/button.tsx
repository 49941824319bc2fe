import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, KeyboardEvent, Ref } from 'react';

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'ghost' | 'danger';

const variantClasses: Record<ButtonVariant, string> = {
  primary: 'bg-cinnabar text-on-cinnabar hover:bg-cinnabar-deep',
  secondary: 'bg-jade text-on-jade hover:bg-jade-deep',
  outline: 'border border-line-strong/60 bg-sheet text-ink hover:border-ink-soft hover:bg-well',
  ghost: 'text-ink-soft hover:bg-well hover:text-ink',
  danger: 'border border-cinnabar-text/50 text-cinnabar-text hover:bg-cinnabar-wash',
};

/** CSS classes of buttons and of links that look like buttons. A button is at least 44 px high, so that a finger hits it. */
export function buttonClass(variant: ButtonVariant, round = false): string {
  return clsx(
    'inline-flex min-h-11 items-center whitespace-nowrap justify-center gap-2 font-semibold transition-colors select-none',
    'disabled:cursor-not-allowed disabled:opacity-60 [&_svg]:shrink-0',
    round ? 'w-11 rounded-full' : 'rounded-xl px-4 py-2 text-[0.95rem] leading-tight',
    variantClasses[variant],
  );
}

/** Props of a link that looks like a button: screen readers announce it as a button, and the space bar activates it. */
export const linkAsButtonProps = {
  role: 'button',
  onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>): void => {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  },
};

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  /** A round button that contains only an icon, so it needs an `aria-label`. */
  round?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ variant = 'outline', round = false, className, type = 'button', ...rest }: ButtonProps) {
  // oxlint-disable-next-line react/button-has-type -- the type is a prop and defaults to `button`
  return <button type={type} className={clsx(buttonClass(variant, round), className)} {...rest} />;
}
