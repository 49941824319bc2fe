import { ApiRequestError } from '../../lib/api.ts';
import { createExternalStore } from '../../lib/external-store.ts';

const STORAGE_KEY = 'memory.second-step';

interface SecondStep {
  /** Whether the sign-in waits for the user's second factor. */
  isOpen: boolean;
  /** Whether the user is back at the sign-in form. */
  hasEnded: boolean;
  /** Why the step has ended; undefined when the user has cancelled it. */
  endedMessage?: string | undefined;
}

const secondStep = createExternalStore<SecondStep>({ isOpen: false, hasEnded: false });

export const useSecondStep = (): SecondStep => secondStep.use();

/** Whether the password was right, but the account has a second factor. */
export const isSecondFactorRequiredError = (error: unknown): boolean =>
  error instanceof ApiRequestError && error.code === 'second_factor_required';

export function openSecondStep(): void {
  writeOpen('1');
  secondStep.set({ isOpen: true, hasEnded: false });
}

/** Goes back to the sign-in form. */
export function closeSecondStep(endedMessage?: string): void {
  writeOpen(null);
  secondStep.set({ isOpen: false, hasEnded: true, endedMessage });
}

/**
 * Opens the step again in a page that was loaded anew: phones unload the page while the user looks at the code in another app. The cookie of
 * the pending sign-in itself is hidden from scripts.
 */
export function restoreSecondStep(): void {
  if (readOpen()) secondStep.set({ isOpen: true, hasEnded: false });
}

function readOpen(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false; // the browser blocks storage
  }
}

function writeOpen(value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, value);
  } catch {
    // The browser blocks storage: after a reload the user signs in again.
  }
}
