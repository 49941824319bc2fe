import type { Page } from '@playwright/test';

/**
 * Measures the page at its present width.
 * @returns one description for each word that is broken in the middle, each pair of controls that overlap, and the sideways scroll
 */
export async function findLayoutProblems(page: Page): Promise<string[]> {
  // Virtual lists place their items in the frame after their sizes have changed.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  // oxlint-disable unicorn/consistent-function-scoping -- the function runs in the page, without anything from outside
  return page.evaluate(() => {
    const problems: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) problems.push(`the page scrolls sideways by ${scrollWidth - clientWidth} px`);

    const isVisible = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1;

    // Longer words, such as usernames, may be broken.
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement || !isVisible(text.parentElement)) continue;
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/(?<![\w-])\p{Script=Latin}{2,14}(?![\w-])/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) problems.push(`“${word}” is broken`);
      }
    }

    // The link to the main content covers the bar only while it has the focus.
    const controls = [
      ...document.querySelectorAll('a:not([href="#content"]), button, input, textarea, [role=tab]'),
    ].filter(isVisible);
    // What scrolls lies below a part that does not: below the bar of the page, or the Save button of a form that is higher than the window.
    const fixedPartOf = (element: Element): Element | null =>
      element.closest('header, [class*="sticky"], [class*="fixed"]');
    const nameOf = (element: Element): string =>
      element.ariaLabel ?? (element.textContent.trim() || element.getAttribute('type') || element.localName);
    // Measured once, because each control is compared with all others.
    const measured = controls.map((control) => ({
      control,
      fixedPart: fixedPartOf(control),
      box: control.getBoundingClientRect(),
    }));
    for (const [index, { control: one, fixedPart: partOfOne, box: a }] of measured.entries()) {
      for (const { control: other, fixedPart: partOfOther, box: b } of measured.slice(index + 1)) {
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (width <= 2 || height <= 2 || partOfOne !== partOfOther || one.contains(other) || other.contains(one))
          continue;
        // A button that lies wholly within a field belongs there. Two pixels are the rounding of borders.
        const isInside = one.matches('input, textarea') && width >= b.width - 2 && height >= b.height - 2;
        if (!isInside) problems.push(`“${nameOf(one)}” overlaps “${nameOf(other)}”`);
      }
    }
    return problems;
  });
}
