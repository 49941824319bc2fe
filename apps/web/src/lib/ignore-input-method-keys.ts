/** The `keyCode` of a key press that an input method has processed (https://w3c.github.io/uievents/#legacy-key-attributes). */
const INPUT_METHOD_KEY_CODE = 229;

/**
 * Keeps the keys of input methods from everything that listens to keys: the Enter that chooses characters submits and searches nothing, the
 * Escape that ends a composition closes no dialog. To be called once, before other code listens to keys.
 *
 * Safari sends the key that ends a composition after `compositionend`, with `isComposing` false; only the key code tells it
 * (https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
export function ignoreInputMethodKeys(): void {
  // In the capture phase of the window, which comes before the listeners of React and of Radix, whatever phase they use.
  window.addEventListener(
    'keydown',
    (event) => {
      if (!event.isComposing && event.keyCode !== INPUT_METHOD_KEY_CODE) return;
      event.stopImmediatePropagation();
      // Otherwise a browser may submit the form of the field. The input method itself has processed the key already.
      if (event.key === 'Enter') event.preventDefault();
    },
    true,
  );
}
