import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import type { CardContent } from '../session/card-content.ts';
import { CardPhoto, CardWord, OwnSentence } from './card-parts.tsx';

/** The question of a card that the user answers in thought. */
export function CardFront({ content }: { content: CardContent }) {
  const { word, lang, shortMeaning, sentence, context, question } = content;
  if (question === 'recognise')
    return (
      <>
        <CardWord word={word} lang={lang} />
        <OwnSentence parts={sentence} className="review-sentence" />
      </>
    );
  if (question === 'gap')
    return (
      <>
        <OwnSentence parts={sentence} isBlanked className="review-sentence-large" />
        <MeaningHint meaning={shortMeaning} />
      </>
    );
  return (
    <>
      <CardPhoto imageUrl={context?.imageUrl ?? null} />
      <p className="review-meaning text-balance">{shortMeaning}</p>
      <OwnSentence parts={sentence} isBlanked className="review-sentence text-ink-soft" />
    </>
  );
}

/** The meaning of a word, behind a button. */
function MeaningHint({ meaning }: { meaning: string }) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  if (isShown) return <output className="text-lg text-ink-soft fade-in">{meaning}</output>;
  return (
    <Button variant="ghost" onClick={() => setShown(true)}>
      <Lightbulb size={18} aria-hidden />
      {t('reviews.hint')}
    </Button>
  );
}
