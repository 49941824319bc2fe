/**
 * Loads the style sheet of the Kai font. With its hundred unicode-range subsets the style sheet has 30 KB, so it is loaded after the first
 * paint. The browser then loads only the font files of the characters in use.
 */
export function loadKaiFont(): void {
  void import('lxgw-wenkai-webfont/lxgwwenkai-regular.css');
}
