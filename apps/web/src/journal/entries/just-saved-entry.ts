import { type RefObject, useEffect, useRef } from 'react';
import { withTexts } from '../../i18n/i18n.ts';
import { createExternalStore } from '../../lib/external-store.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { newEntryTexts } from './new-entry-texts.ts';

/**
 * The steps after a save: the card of the entry comes into view (`arrival`), its seal is stamped (`stamp`), and words of the entry are offered for
 * the vocabulary (`words`).
 */
const steps = ['arrival', 'stamp', 'words'] as const;
export type JustSavedStep = (typeof steps)[number];

export const JustSavedSequence = preloadable(() =>
  withTexts(import('./components/just-saved-sequence.tsx'), newEntryTexts),
);
export const WriteAnotherButton = preloadable(() =>
  withTexts(import('./components/write-another-button.tsx'), newEntryTexts),
);

const idToFocus = createExternalStore<string | null>(null);
const sequence = createExternalStore<{ id: string; step: JustSavedStep } | null>(null);

/**
 * Why the form is folded on phones: the author has not opened it since the page was opened (`opening`), or has just saved an entry (`saved`). Null
 * while the form is open.
 */
const formFold = createExternalStore<'opening' | 'saved' | null>('opening');

/** Loads the code of the steps after a save. */
export const preloadJustSavedSequence = (): Promise<unknown> =>
  Promise.all([JustSavedSequence.preload(), WriteAnotherButton.preload()]);

/** Leads the author to the card of the entry that was just saved, as soon as the card is rendered, and folds the form on a phone. */
export async function leadToSavedEntry(id: string): Promise<void> {
  endJustSavedSequence();
  const isLoaded = await preloadJustSavedSequence().then(
    () => true,
    // The code of the steps could not be loaded, for example without a connection. The card then only gets the focus.
    () => false,
  );
  if (isElsewhere()) return;
  if (isLoaded) {
    sequence.set({ id, step: 'arrival' });
    formFold.set('saved');
  }
  // A virtual list renders the new card, the first of the list, only near the top of the page. If the list is below the form, the author is near
  // enough.
  if (!isListBelowForm()) document.documentElement.scrollTop = 0;
  idToFocus.set(id);
}

/** Moves on to a later step for an entry, unless another entry was saved in the meantime. */
export function proceedToStep(id: string, step: JustSavedStep): void {
  const current = sequence.get();
  if (current?.id === id && steps.indexOf(current.step) < steps.indexOf(step)) sequence.set({ id, step });
}

export const endJustSavedSequence = (): void => sequence.set(null);
export const unfoldForm = (): void => formFold.set(null);

/** React hook: the step that the author has reached with this entry; null if another entry, or none, was just saved. */
export const useJustSavedStep = (id: string): JustSavedStep | null =>
  sequence.use((current) => (current?.id === id ? current.step : null));

/** React hook: whether the form was folded after a save. */
export const useIsFoldedAfterSave = (): boolean => formFold.use((fold) => fold === 'saved');

/**
 * React hook: whether the form for a new entry is folded on phones.
 * @param isFoldedAtFirst whether it is folded when the page opens, so that the timeline is in view
 */
export function useIsFormFolded(isFoldedAtFirst: boolean): boolean {
  useEffect(
    () => () => {
      formFold.set('opening');
      endJustSavedSequence();
    },
    [],
  );
  return formFold.use((fold) => fold === 'saved' || (fold === 'opening' && isFoldedAtFirst));
}

/** Whether the layout has one column, in which the timeline follows the form. It has two from Tailwind's `lg` on. */
export const isListBelowForm = (): boolean => matchMedia('(width < 64rem)').matches;

/** Whether the author has moved the focus to another part of the page while the entry was being saved. The focus then stays there. */
const isElsewhere = (): boolean => {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && !focused.closest('form');
};

/** @returns the ref of the heading that gets the focus when its entry was just saved */
export function useFocusWhenSaved(id: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const isJustSaved = idToFocus.use((savedId) => savedId === id);
  useEffect(() => {
    if (!isJustSaved) return;
    idToFocus.set(null);
    if (isElsewhere()) endJustSavedSequence();
    // The sequence scrolls to the card smoothly.
    else heading.current?.focus({ preventScroll: sequence.get()?.id === id });
  }, [isJustSaved, id]);
  return heading;
}
