/**
 * Loads the style sheet of the Kai font. With its hundred unicode-range subsets the style sheet has 30 KB, so it is loaded after the first
 * paint. The browser then loads only the font files of the characters in use. A device without a Chinese font shows the interface in this
 * font too (styles/font-stacks.css), and needs its bold weight.
 */
export function loadKaiFont(): void {
  void import('lxgw-wenkai-webfont/lxgwwenkai-regular.css');
  if (document.documentElement.dataset['chineseFont'] === 'missing')
    void import('lxgw-wenkai-webfont/lxgwwenkai-bold.css');
}
