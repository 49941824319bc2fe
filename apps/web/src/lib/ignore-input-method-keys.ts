/** The `keyCode` of a key press that an input method has processed (https://w3c.github.io/uievents/#legacy-key-attributes). */
const INPUT_METHOD_KEY_CODE = 229;

/**
 * Hides key presses of input methods from all key listeners: the Enter key that chooses characters submits no form and starts no search, and the
 * Escape key that ends a composition closes no dialog. Must be called once, before other code adds key listeners.
 *
 * Safari sends the key that ends a composition after `compositionend`, with `isComposing` false; only the key code identifies it
 * (https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
export function ignoreInputMethodKeys(): void {
  // The listener uses the capture phase of the window, which comes before all listeners of React and Radix.
  window.addEventListener(
    'keydown',
    (event) => {
      if (!event.isComposing && event.keyCode !== INPUT_METHOD_KEY_CODE) return;
      event.stopImmediatePropagation();
      // Without this, a browser may submit the form of the field. The input method has already processed the key.
      if (event.key === 'Enter') event.preventDefault();
    },
    true,
  );
}
