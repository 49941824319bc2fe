import { isListBelowForm } from './just-saved-entry.ts';

/** A smooth scroll has ended when the card has not moved for this many frames: Safari has no `scrollend` event. */
const STILL_FRAMES = 6;
/** A page that is still moving after this many frames (about two seconds) is being scrolled by the user. */
const MAX_FRAMES = 120;

/** Waits until the form is folded, then scrolls to the card of the entry that was just saved. */
export async function showCard(card: HTMLElement): Promise<void> {
  await waitForAnimations(document.querySelector('[data-fold]'));
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  if (isListBelowForm()) card.scrollIntoView({ block: 'start', behavior });
  // Beside the form the card is usually in view.
  else card.querySelector('h2')?.scrollIntoView({ block: 'nearest', behavior });
  await waitForStandstill(card);
}

/** Waits for the CSS animations and transitions of an element. */
export async function waitForAnimations(element: Element | null): Promise<void> {
  await Promise.allSettled(element?.getAnimations().map(({ finished }) => finished) ?? []);
}

async function waitForStandstill(element: Element): Promise<void> {
  let top = Number.NaN;
  let stillFrames = 0;
  for (let frame = 0; frame < MAX_FRAMES && stillFrames < STILL_FRAMES; frame += 1) {
    await new Promise(requestAnimationFrame);
    const before = top;
    ({ top } = element.getBoundingClientRect());
    stillFrames = top === before ? stillFrames + 1 : 0;
  }
}
