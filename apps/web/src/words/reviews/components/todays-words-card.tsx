import { GraduationCap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/ui/button.tsx';
import { pagePaths } from '../../../lib/page-paths.ts';
import { useTodaysWordCount } from '../api/todays-words.ts';
import type { ReviewPageState } from '../review-page.tsx';
import { minutesLeft } from '../session/session.ts';

/** The number of today's words, with a link that begins the session. Without a connection the number is hidden, and the link still works. */
export default function TodaysWordsCard({ hasWords }: { hasWords: boolean }) {
  const { t } = useTranslation();
  const { data: count = null } = useTodaysWordCount();
  const startsAtOnce: ReviewPageState = { isStarted: count !== 0 };
  return (
    <section aria-labelledby="todays-words" className="sheet flex min-h-24 items-center gap-3.5 p-4 sm:min-h-21">
      <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-xl bg-jade-wash text-jade-text">
        <GraduationCap size={24} />
      </span>
      <div className="min-w-0 flex-1 leading-snug">
        <h2 id="todays-words" className="text-base font-bold">
          {t('reviews.title')}
        </h2>
        <p className="min-h-5 text-sm text-ink-soft tabular-nums">
          {count === 0 && t(hasWords ? 'reviews.done' : 'reviews.empty')}
          {count !== null &&
            count > 0 &&
            t('reviews.words', { count }) +
              t('reviews.separator') +
              t('reviews.minutes', { count: minutesLeft(count) })}
        </p>
      </div>
      <Link to={pagePaths.reviews} state={startsAtOnce} className={buttonClass(count === 0 ? 'outline' : 'secondary')}>
        {t(count === 0 ? 'reviews.look' : 'reviews.start')}
        {/* A link that says only 'Start' tells nothing in a list of links. */}
        <span className="sr-only">{t('reviews.title')}</span>
      </Link>
    </section>
  );
}
