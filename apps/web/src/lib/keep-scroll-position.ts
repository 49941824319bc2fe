/**
 * Keeps an element at its place on the screen while a change makes the content above it higher or lower. Browsers without scroll anchoring (Safari)
 * would move the element.
 */
export function keepScrollPosition(element: HTMLElement): void {
  const before = element.getBoundingClientRect().top;
  requestAnimationFrame(() => {
    const distance = element.getBoundingClientRect().top - before;
    if (distance !== 0) window.scrollBy({ top: distance, behavior: 'instant' });
  });
}
