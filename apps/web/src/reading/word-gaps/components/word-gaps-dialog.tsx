import type { WordGap } from '@memory/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { gapKey } from '../settled-gaps.ts';
import { GapChoice } from './gap-choice.tsx';

/**
 * The dialog with the words that the writer lacked. Words that the user has chosen or dismissed stay in the list, with an Undo button, until the
 * dialog is closed.
 */
export default function WordGapsDialog({ gaps, onClose }: { gaps: readonly WordGap[]; onClose: () => void }) {
  const { t } = useTranslation();
  const [shown] = useState(gaps);
  return (
    <Dialog onClose={onClose} title={t('wordGaps.title')} description={t('wordGaps.text')}>
      <ul className="grid gap-4">
        {shown.map((gap) => (
          <li key={gapKey(gap.english)} className="border-t border-line pt-4">
            <GapChoice gap={gap} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
