import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** The actions of the keys at the moment. A key without an action does nothing. */
interface SessionKeys {
  turnOver?: (() => void) | undefined;
  /** Gives the rating with this number, from 1. */
  rate?: ((position: number) => void) | undefined;
  undo?: (() => void) | undefined;
  play?: (() => void) | undefined;
}

/** Elements that use the keys themselves. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"]';
const CONTROL = 'button, a, summary';

/** The keys of a session: Space and Enter show the answer, the digits rate it, U undoes, P plays. They do nothing in fields. */
export function useSessionKeys(keys: SessionKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      const { key, target, altKey, ctrlKey, metaKey, repeat } = event;
      if (altKey || ctrlKey || metaKey || repeat) return;
      if (!(target instanceof Element) || target.closest(OWN_KEYS)) return;
      const action = actionOf(key, target.closest(CONTROL) !== null, latest.current);
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}

function actionOf(key: string, isOnControl: boolean, keys: SessionKeys): (() => void) | undefined {
  if (key === ' ' || key === 'Enter') return isOnControl ? undefined : keys.turnOver;
  if (/^[1-4]$/.test(key)) return keys.rate && (() => keys.rate?.(Number(key)));
  if (key.toLowerCase() === 'u') return keys.undo;
  return key.toLowerCase() === 'p' ? keys.play : undefined;
}

interface KeyHintsProps {
  isBack: boolean;
  ratingCount: number;
  canUndo: boolean;
  canPlay: boolean;
}

/** The keys of the session, for devices with a mouse, which have a keyboard. */
export function KeyHints({ isBack, ratingCount, canUndo, canPlay }: KeyHintsProps) {
  const { t } = useTranslation();
  const hints = [
    isBack
      ? { key: `1 – ${ratingCount}`, text: t('reviews.keys.rate') }
      : { key: t('reviews.keys.space'), text: t('reviews.keys.show') },
    ...(canPlay ? [{ key: 'P', text: t('reviews.keys.play') }] : []),
    ...(canUndo ? [{ key: 'U', text: t('reviews.keys.undo') }] : []),
  ];
  return (
    <p className="review-keys text-ink-soft">
      {hints.map(({ key, text }) => (
        <span key={key} className="flex items-center gap-2">
          <kbd>{key}</kbd>
          {text}
        </span>
      ))}
    </p>
  );
}
