/** Copies a text to the clipboard. @throws when the browser has no clipboard API (pages without HTTPS) or the user denies access */
export async function copyText(text: string): Promise<void> {
  // `navigator.clipboard` is undefined on pages without HTTPS, although its type does not say so.
  if (!(navigator.clipboard as Clipboard | undefined)) throw new Error('no clipboard here');
  await navigator.clipboard.writeText(text);
}
