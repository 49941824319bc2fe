import type { RosterResult } from '@memory/contracts';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface RosterResultSheetProps {
  headingId: string;
  result: RosterResult;
  children: ReactNode;
}

const countNames = ['new', 'changed', 'archived', 'unchanged', 'rejected'] as const;

/** What an applied roster has changed. */
export function RosterResultSheet({ headingId, result, children }: RosterResultSheetProps) {
  const { t } = useTranslation();
  const numbers = countNames.flatMap((name) => {
    const count = result.counts[name];
    return count > 0 ? [t(`roster.done.${name}`, { count })] : [];
  });
  return (
    <>
      <div className="roster-done">
        <CircleCheck size={28} aria-hidden className="shrink-0" />
        <div>
          <h2 id={headingId} tabIndex={-1} className="text-xl outline-none">
            {t('roster.done.title')}
          </h2>
          <p className="mt-1">{numbers.join(' · ')}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">{children}</div>
    </>
  );
}
