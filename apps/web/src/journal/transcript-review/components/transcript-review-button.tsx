import type { Entry } from '@memory/contracts';
import { Volume2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { preloadable } from '../../../lib/preloadable-component.ts';

const TranscriptReviewDialog = preloadable(() => import('./transcript-review-dialog.tsx'));

/**
 * Button below the player of the user's own recording, which opens the dialog for checking the transcript. The button stands out until the
 * transcript is confirmed.
 */
export function TranscriptReviewButton({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const isDraft = entry.transcriptState === 'draft';
  return (
    <>
      <Button
        variant={isDraft ? 'outline' : 'ghost'}
        className={isDraft ? 'fade-in justify-self-start text-sm!' : 'fade-in -ml-3 justify-self-start px-3! text-sm!'}
        onClick={() => setOpen(true)}
      >
        <Volume2 size={18} aria-hidden />
        {t(isDraft ? 'transcriptReview.check' : 'transcriptReview.correct')}
      </Button>
      {isOpen && (
        <Suspense>
          <TranscriptReviewDialog entry={entry} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
