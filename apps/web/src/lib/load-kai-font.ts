/**
 * Loads the style sheet of the Kai font. It is 30 KB with a hundred unicode-range subsets, so it is loaded after the first paint; the
 * browser then loads only the subsets in use.
 */
export function loadKaiFont(): void {
  void import('lxgw-wenkai-webfont/lxgwwenkai-regular.css');
}
