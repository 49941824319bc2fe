import { type RefObject, useEffect } from 'react';

/** The place that is being read aloud: a sentence of the page (device's voice), or a token of the recording's text. */
export interface Spoken {
  sentence: number | null;
  token: number | null;
}

export const nothingSpoken: Spoken = { sentence: null, token: null };

/** The part of the window, as fractions of its height from the top, in which the spoken place needs no scrolling. */
const COMFORTABLE = { top: 0.2, bottom: 0.75 };

/** Scrolls the sentence or word that is being read aloud into the middle of the window, when it comes near its edges. */
export function useFollowSpoken(text: RefObject<HTMLElement | null>, { sentence, token }: Spoken): void {
  useEffect(() => {
    if (sentence === null && token === null) return;
    const spoken = text.current?.querySelector(
      sentence === null ? '[aria-current="true"]' : `[data-sentence="${sentence}"]`,
    );
    if (!spoken) return;
    const { top, bottom } = spoken.getBoundingClientRect();
    if (top >= window.innerHeight * COMFORTABLE.top && bottom <= window.innerHeight * COMFORTABLE.bottom) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    spoken.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' });
  }, [text, sentence, token]);
}
