import type { CardType, LearningSettings, Rating, VocabularyContext } from '@memory/contracts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../components/ui/button.tsx';
import { useReadingAids } from '../../reading-aids/reading-aids.ts';
import { ratingOfWriting, type WritingResult } from '../../strokes/writing-progress.ts';
import { cardContent } from '../session/card-content.ts';
import { checkDictation, dictationChoices, type WrittenCharacter } from '../session/dictation.ts';
import type { Session, SessionCard } from '../session/session.ts';
import { CardBack } from './card-back.tsx';
import { CardFront } from './card-front.tsx';
import { CardSheet } from './card-sheet.tsx';
import { useCardVoice } from './card-voice.tsx';
import { Dictation } from './dictation.tsx';
import { ratingAt, RatingButtons } from './rating-buttons.tsx';
import { KeyHints, useSessionKeys } from './session-keys.tsx';
import { WritingFront, WritingNote } from './writing-card.tsx';

interface SessionCardViewProps {
  card: SessionCard;
  /** The position of the card in the session, from 1. */
  number: number;
  /** The number of remaining cards, including this card. */
  left: number;
  side: Session['side'];
  contexts: ReadonlyMap<string, VocabularyContext>;
  settings: LearningSettings;
  words: readonly string[];
  onTurnOver: () => void;
  onRate: (rating: Rating) => void;
  onUndo: (() => void) | undefined;
  onLeaveOut: (type: CardType) => void;
}

/** A card with its controls: show the answer, then rate it. */
export function SessionCardView(props: SessionCardViewProps) {
  const { card, number, left, side, contexts, settings, words, onTurnOver, onRate, onUndo, onLeaveOut } = props;
  const { t } = useTranslation();
  const { script } = useReadingAids();
  const content = useMemo(() => cardContent(card, contexts, script), [card, contexts, script]);
  const choices = useMemo(() => dictationChoices(content.word, words), [content.word, words]);
  const [written, setWritten] = useState<WrittenCharacter[] | null>(null);
  const [writing, setWriting] = useState<WritingResult | null>(null);
  const voice = useCardVoice({
    word: content.word,
    pinyin: content.pinyin,
    clip: content.context?.clip ?? null,
    rate: settings.speechRate,
  });
  const isBack = side === 'back';
  const isDictation = content.question === 'listen';
  const isWriting = content.question === 'write';
  // The mistakes in the writing decide the rating.
  const rateWriting = writing && isBack ? () => onRate(ratingOfWriting(writing)) : undefined;
  // The voice would give away the word before the answer, except in a dictation.
  const canPlay = voice.source !== 'none' && (isBack || isDictation);
  useSessionKeys({
    turnOver: isBack ? rateWriting : onTurnOver,
    rate:
      isBack && !rateWriting
        ? (position) => {
            const rating = ratingAt(settings.buttons, position);
            if (rating) onRate(rating);
          }
        : undefined,
    undo: onUndo,
    play: canPlay ? () => void voice.play() : undefined,
  });

  function checkWritten(text: string): void {
    setWritten(checkDictation(text, card.item.spellings ?? [card.item.character]));
    onTurnOver();
  }

  return (
    <>
      <CardSheet
        question={content.question}
        number={number}
        side={side}
        isReturning={card.isReturning}
        cardsBelow={left - 1}
      >
        {isBack && writing && <WritingNote writing={writing} />}
        {isBack && <CardBack content={content} voice={voice} written={written} />}
        {!isBack && isDictation && (
          <Dictation
            voice={voice}
            choices={choices}
            onWritten={checkWritten}
            onCannotListen={() => onLeaveOut('listen')}
          />
        )}
        {!isBack && isWriting && (
          <WritingFront
            content={content}
            onWritten={(result) => {
              setWriting(result);
              onTurnOver();
            }}
            onUnavailable={() => onLeaveOut('write')}
          />
        )}
        {!isBack && !isDictation && !isWriting && <CardFront content={content} />}
      </CardSheet>
      <div className="review-actions">
        {isBack && rateWriting && (
          <button type="button" className={`${buttonClass('secondary')} review-button w-full`} onClick={rateWriting}>
            {t('reviews.writing.next')}
          </button>
        )}
        {isBack && !rateWriting && <RatingButtons buttons={settings.buttons} card={card} onRate={onRate} />}
        {!isBack && (
          <button
            type="button"
            className={`${buttonClass(isDictation || isWriting ? 'outline' : 'primary')} review-button w-full`}
            onClick={onTurnOver}
          >
            {t('reviews.showAnswer')}
          </button>
        )}
        <KeyHints
          isBack={isBack}
          ratingCount={settings.buttons === 'two' ? 2 : 4}
          canUndo={onUndo !== undefined}
          canPlay={canPlay}
        />
      </div>
    </>
  );
}
