import type { Entry } from '@memory/contracts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNewWords } from '../api/get-new-words.ts';
import { endJustSavedSequence, proceedToStep, useJustSavedStep } from '../just-saved-entry.ts';
import { showCard, waitForAnimations } from '../show-saved-card.ts';
import { NewWords } from './new-words.tsx';

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
    // The button that has the focus disappears.
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
