import type { LearningSettings, Rating } from '@memory/contracts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { buttonClass, type ButtonVariant } from '../../../components/ui/button.tsx';
import { roundInterval } from '../session/format-interval.ts';
import type { SessionCard } from '../session/session.ts';

type RatingName = 'again' | 'hard' | 'good' | 'easy';
interface RatingButton {
  rating: Rating;
  name: RatingName;
  label: RatingName | 'gotIt';
  variant: ButtonVariant;
}

const ratingButtons: Record<LearningSettings['buttons'], readonly RatingButton[]> = {
  two: [
    { rating: 1, name: 'again', label: 'again', variant: 'outline' },
    { rating: 3, name: 'good', label: 'gotIt', variant: 'secondary' },
  ],
  four: [
    { rating: 1, name: 'again', label: 'again', variant: 'outline' },
    { rating: 2, name: 'hard', label: 'hard', variant: 'outline' },
    { rating: 3, name: 'good', label: 'good', variant: 'secondary' },
    { rating: 4, name: 'easy', label: 'easy', variant: 'outline' },
  ],
};

/** The rating that the button at a position gives, counted from 1; undefined when there is no such button. */
export const ratingAt = (buttons: LearningSettings['buttons'], position: number): Rating | undefined =>
  ratingButtons[buttons][position - 1]?.rating;

interface RatingButtonsProps {
  buttons: LearningSettings['buttons'];
  card: SessionCard;
  onRate: (rating: Rating) => void;
}

/** The buttons with which the user rates the own answer: two, or four with the time until the card comes back. */
export function RatingButtons({ buttons, card, onRate }: RatingButtonsProps) {
  const { t } = useTranslation();
  return (
    <fieldset
      aria-label={t('reviews.ratings.group')}
      className={clsx('review-ratings', buttons === 'four' && 'review-ratings-four')}
    >
      {ratingButtons[buttons].map(({ rating, name, label, variant }) => (
        <button
          key={rating}
          type="button"
          className={`${buttonClass(variant)} review-rating`}
          onClick={() => onRate(rating)}
        >
          {t(`reviews.ratings.${label}`)}
          {/* After a card was forgotten, its next intervals are known only when the server has the rating. */}
          {buttons === 'four' && !card.isReturning && <Interval days={card.intervals[name]} />}
        </button>
      ))}
    </fieldset>
  );
}

function Interval({ days }: { days: number }) {
  const { t } = useTranslation();
  const { count, unit } = roundInterval(days);
  return (
    <span className="text-xs leading-none font-normal tabular-nums">{t(`reviews.interval.${unit}`, { count })}</span>
  );
}
