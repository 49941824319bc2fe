import type { FocusEvent, KeyboardEvent } from 'react';

const STOPS = ':is(button, [role="button"])';
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Event handlers for a toolbar, or for a text whose characters can be tapped: arrow keys, Home and End move the focus between its buttons, Enter and
 * Space press one. The Tab key reaches only one of them (roving tabindex).
 */
export const rovingTabIndexHandlers = { onKeyDown, onFocus };

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const current = (event.target as HTMLElement).closest<HTMLElement>(STOPS);
  if (!current) return;
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    current.click();
    return;
  }
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)];
  const next = nextStop(event.key, all, all.indexOf(current));
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Makes the focused button the only one that the Tab key reaches. */
function onFocus(event: FocusEvent<HTMLElement>): void {
  for (const stop of event.currentTarget.querySelectorAll(`${STOPS}[tabindex="0"]`))
    stop.setAttribute('tabindex', '-1');
  (event.target as HTMLElement).setAttribute('tabindex', '0');
}

function nextStop(key: string, all: HTMLElement[], index: number): HTMLElement | undefined {
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  const step = STEPS[key];
  return step === undefined ? undefined : all[index + step];
}
