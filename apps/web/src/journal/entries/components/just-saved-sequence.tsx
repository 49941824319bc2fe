import type { Entry } from '@memory/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { distinctExtractedText } from '../../../capture/index.ts';
import { annotateText, fetchCollectedWords } from '../../../words/index.ts';
import { endJustSavedSequence, isListBelowForm, proceedToStep, useJustSavedStep } from '../just-saved-entry.ts';
import { pickNewWords } from '../pick-new-words.ts';
import { NewWords } from './new-words.tsx';

/** A smooth scroll has ended when the card has not moved for this many frames: Safari has no `scrollend` event. */
const STILL_FRAMES = 6;

/** A page that is still moving after this many frames (about two seconds) is being scrolled by the user. */
const MAX_FRAMES = 120;

/** Leads the author of an entry that was just saved through the steps that follow, inside the entry's card. */
export default function JustSavedSequence({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const { id } = entry;
  const step = useJustSavedStep(id);
  const ref = useRef<HTMLDivElement>(null);
  const { data: words = [] } = useNewWords(entry);
  const areWordsOffered = step === 'words' && words.length > 0;

  useEffect(() => {
    const card = ref.current?.closest('article');
    if (!card) return;
    if (step === 'arrival') void showCard(card).then(() => proceedToStep(id, 'stamp'));
    if (step === 'stamp') void waitForAnimations(card.querySelector('.stamp')).then(() => proceedToStep(id, 'words'));
  }, [step, id]);

  function dismiss(): void {
    // The pressed button has the focus and disappears, so the heading takes the focus.
    ref.current?.closest('article')?.querySelector('h2')?.focus();
    endJustSavedSequence();
  }

  return (
    <div ref={ref}>
      {/* The focus stays on the card's heading, so a live region announces the words that appear below it. */}
      <output className="sr-only">{areWordsOffered && t('newEntry.words.title', { count: words.length })}</output>
      {areWordsOffered && <NewWords words={words} onDismiss={dismiss} />}
    </div>
  );
}

/**
 * Query: the words of an entry that are offered for its author's vocabulary. They are fetched once, so that a word that the author adds
 * stays in its place.
 */
function useNewWords(entry: Entry) {
  return useQuery({
    queryKey: ['new-words', entry.id],
    queryFn: async () => {
      const text = [entry.content, distinctExtractedText(entry)].filter(Boolean).join('\n');
      const [{ segments }, isKnown] = await Promise.all([annotateText(text), fetchCollectedWords()]);
      return pickNewWords(segments, isKnown);
    },
    staleTime: Infinity,
  });
}

/** Waits until the form is folded, then scrolls to the card of the entry that was just saved. */
async function showCard(card: HTMLElement): Promise<void> {
  await waitForAnimations(document.querySelector('[data-fold]'));
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  if (isListBelowForm()) card.scrollIntoView({ block: 'start', behavior });
  // If the list is beside the form, the card is usually in view already.
  else card.querySelector('h2')?.scrollIntoView({ block: 'nearest', behavior });
  await waitForStandstill(card);
}

/** Waits for the CSS animations and transitions of an element. */
async function waitForAnimations(element: Element | null): Promise<void> {
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
