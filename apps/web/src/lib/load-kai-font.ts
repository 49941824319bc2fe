/**
 * The Kai face is cut into a hundred files by unicode-range; its style sheet alone is 30 KB, so it
 * holds up no paint, and a browser then fetches only the cuts whose characters are on the page.
 */
export function loadKaiFont(): void {
  void import('lxgw-wenkai-webfont/lxgwwenkai-regular.css');
}
