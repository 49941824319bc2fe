import { act, fireEvent } from '@testing-library/react';
import { ignoreInputMethodKeys } from '../src/lib/ignore-input-method-keys.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * The browsers, which send the events at the end of a composition in different orders (observed with a Pinyin input method). `synthetic`
 * leaves out what says on other events that a composition is running.
 */
export const browsersWithInputMethods = ['chromium', 'firefox', 'safari', 'synthetic'] as const;
type Browser = (typeof browsersWithInputMethods)[number];

/** Installs what main.ts installs. Once for each spec file, before its first test. */
export const installInputMethodGuard = ignoreInputMethodKeys;

/** Types letters with an input method, one after the other, and leaves the composition open. */
export function startComposing(field: Field, letters: string, browser: Browser = 'chromium'): void {
  act(() => field.focus());
  const before = field.value;
  fireEvent.compositionStart(field);
  for (let end = 1; end <= letters.length; end += 1) {
    const text = letters.slice(0, end);
    fireEvent.compositionUpdate(field, { data: text });
    setText(field, before + text, browser !== 'synthetic');
  }
}

/**
 * Ends a composition by a key. The key does what it does in a browser as long as nobody prevents it: Enter in a single-line field submits
 * the form.
 * @param text the whole text of the field afterwards
 */
export function endComposition(field: Field, text: string, browser: Browser = 'chromium', key = 'Enter'): void {
  if (browser === 'firefox') {
    press(field, { key, keyCode: 229, isComposing: true });
    fireEvent.compositionEnd(field, { target: { value: text } });
    setText(field, text, false);
  } else if (browser === 'safari') {
    setText(field, text, true);
    fireEvent.compositionEnd(field);
    press(field, { key, keyCode: 229 });
  } else {
    press(field, { key, keyCode: 229, isComposing: true });
    setText(field, text, browser === 'chromium');
    fireEvent.compositionEnd(field);
  }
  fireEvent.keyUp(field, { key });
}

/** Presses a key that no input method takes. */
export const pressKey = (field: Field, key: string): void => press(field, { key });

function press(field: Field, init: KeyboardEventInit): void {
  const isDefault = fireEvent.keyDown(field, init);
  if (isDefault && init.key === 'Enter' && field instanceof HTMLInputElement) act(() => field.form?.requestSubmit());
}

function setText(field: Field, value: string, isComposing: boolean): void {
  fireEvent.input(field, { target: { value }, isComposing });
}
