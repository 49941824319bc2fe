import type { LearningSettings, Rating } from '@memory/contracts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { buttonClass, type ButtonVariant } from '../../../components/ui/button.tsx';
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

const MINUTES_PER_DAY = 1_440;
const HOURS_PER_DAY = 24;
const DAYS_PER_MONTH = 30;
const DAYS_PER_YEAR = 365;

type IntervalUnit = 'minutes' | 'hours' | 'days' | 'months' | 'years';

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Rounds an interval in days to the unit in which people speak of it. Months and years have one decimal. */
export function roundInterval(days: number): { count: number; unit: IntervalUnit } {
  if (days < 1 / HOURS_PER_DAY) return { count: Math.max(1, Math.round(days * MINUTES_PER_DAY)), unit: 'minutes' };
  if (days < 1) return { count: Math.round(days * HOURS_PER_DAY), unit: 'hours' };
  if (days < DAYS_PER_MONTH) return { count: Math.round(days), unit: 'days' };
  if (days < DAYS_PER_YEAR) return { count: tenths(days / DAYS_PER_MONTH), unit: 'months' };
  return { count: tenths(days / DAYS_PER_YEAR), unit: 'years' };
}
