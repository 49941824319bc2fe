/** Puts text on the clipboard. @throws where the browser has no clipboard (plain http) or the person refused it */
export async function copyText(text: string): Promise<void> {
  // undefined outside secure contexts, whatever the type says
  if (!(navigator.clipboard as Clipboard | undefined)) throw new Error('no clipboard here');
  await navigator.clipboard.writeText(text);
}
