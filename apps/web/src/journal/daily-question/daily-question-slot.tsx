import { memo, type ReactNode, useEffect, useState } from 'react';
import { OptionalContent } from '../../components/ui/optional-content.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { type InterfaceTexts, withTexts } from '../../i18n/i18n.ts';
import { localDay } from '../../lib/calendar-days.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { runWhenIdle } from '../../lib/run-when-idle.ts';
import type en from './daily-question.en.json';
import type { DailyQuestionProps } from './daily-question.tsx';
import { readStoredQuestion } from './stored-question.ts';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

const dailyQuestionTexts: InterfaceTexts = {
  en: () => import('./daily-question.en.json'),
  'zh-Hans': () => import('./daily-question.zh.json'),
};

const DailyQuestion = preloadable(() => withTexts(import('./daily-question.tsx'), dailyQuestionTexts));
const DailyQuestionLine = preloadable(() => import('./daily-question-line.tsx'));

/**
 * The place of the question of the day in the form for a new entry. It is kept until the question is loaded, so that the form does not move. The
 * component is memoized, so that it does not render at each key.
 */
export const DailyQuestionSlot = memo(function DailyQuestionSlot(props: DailyQuestionProps) {
  // A question that was put away earlier today has no place.
  const [wasPutAway] = useState(() => readStoredQuestion(localDay(new Date()))?.isPutAway ?? false);
  if (wasPutAway) return null;
  return (
    <WhenIdle fallback={<Skeleton className="h-20 rounded-xl" />}>
      <DailyQuestion {...props} />
    </WhenIdle>
  );
});

/** The text of the question for a folded form. Until it is loaded, and when it was put away, the form shows `children`. */
export const DailyQuestionText = ({ children }: { children: string }) => (
  <WhenIdle fallback={children}>
    <DailyQuestionLine>{children}</DailyQuestionLine>
  </WhenIdle>
);

/** Shows content that is loaded when the browser is idle. */
function WhenIdle({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => runWhenIdle(() => setIdle(true)), []);
  return <OptionalContent fallback={fallback}>{isIdle ? children : fallback}</OptionalContent>;
}
