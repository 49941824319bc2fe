import type { CardType } from '@memory/contracts';
import { clsx } from 'clsx';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../session/session.ts';

interface CardSheetProps {
  question: CardType;
  /** The position of the card in the session, from 1. */
  number: number;
  side: Session['side'];
  isReturning: boolean;
  /** The number of cards that follow. The edges of at most two of them are visible. */
  cardsBelow: number;
  children: ReactNode;
}

/**
 * The paper of a card, on top of the cards that follow. When the answer is shown, the focus moves to the paper, so that screen readers read the
 * answer.
 */
export function CardSheet({ question, number, side, isReturning, cardsBelow, children }: CardSheetProps) {
  const { t } = useTranslation();
  const content = useRef<HTMLDivElement>(null);
  const isBack = side === 'back';
  useEffect(() => {
    if (isBack) content.current?.focus({ preventScroll: true });
  }, [isBack]);
  const text = t(`reviews.question.${question}`);
  return (
    <section
      data-card
      tabIndex={-1}
      aria-label={t('reviews.cardLabel', { number, question: text })}
      className="review-card outline-none"
    >
      {cardsBelow > 1 && <span aria-hidden className="review-card-below" />}
      {cardsBelow > 0 && <span aria-hidden className="review-card-below" />}
      <div className="review-card-paper rise-in">
        <p className="flex items-center justify-between gap-3 text-ink-soft">
          {text}
          {isReturning && (
            <span className="flex items-center gap-1.5 rounded-full bg-well px-2.5 py-0.5 text-sm">
              <RotateCcw size={14} aria-hidden />
              {t('reviews.onceMore')}
            </span>
          )}
        </p>
        <div
          key={side}
          ref={content}
          tabIndex={-1}
          {...(isBack && { role: 'group', 'aria-label': t('reviews.answerLabel') })}
          className={clsx('review-card-content outline-none', isBack && 'review-card-back fade-in')}
        >
          {children}
        </div>
      </div>
    </section>
  );
}
