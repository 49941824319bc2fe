import type { Entry } from '@memory/contracts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useTextAnnotation } from '../../../words/index.ts';
import { divideIntoParts, isTraditional } from '../transcript-parts.ts';
import { TranscriptReviewForm } from './transcript-review-form.tsx';

/**
 * The dialog in which the author hears a recording, corrects its transcript word by word or as a whole, and confirms it. If the text cannot be
 * divided into words, for example on an offline device, each character is treated as a word.
 */
export default function TranscriptReviewDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const { t } = useTranslation();
  // The entry of the card may change while the dialog is open; a new version is taken only when the author decides so.
  const [reviewed, setReviewed] = useState(entry);
  const [isDirty, setDirty] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { data, isError, fetchStatus } = useTextAnnotation(reviewed.extractedText, true);
  const segments = data?.segments ?? null;
  const isReady = data !== undefined || isError || fetchStatus === 'paused';
  const parts = useMemo(() => divideIntoParts(reviewed.extractedText, segments), [reviewed.extractedText, segments]);
  const close = (): void => (isDirty ? setLeaving(true) : onClose());
  return (
    <Dialog
      onClose={close}
      hasUnsavedChanges={isDirty}
      title={t('transcriptReview.title')}
      description={t('transcriptReview.text')}
    >
      {isReady ? (
        <TranscriptReviewForm
          key={reviewed.version}
          entry={reviewed}
          original={parts}
          isTraditional={isTraditional(segments)}
          onDirtyChange={setDirty}
          onUseCurrent={setReviewed}
          onCancel={close}
          onClose={onClose}
        />
      ) : (
        <output aria-label={t('transcriptReview.loading')} className="grid min-h-60 content-start gap-3">
          <Skeleton className="h-12" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11 w-2/3" />
        </output>
      )}
      {isLeaving && (
        <ConfirmDialog
          onClose={() => setLeaving(false)}
          title={t('transcriptReview.leave')}
          text={t('transcriptReview.leaveText')}
          confirmLabel={t('transcriptReview.leaveConfirm')}
          cancelLabel={t('transcriptReview.leaveCancel')}
          onConfirm={onClose}
        />
      )}
    </Dialog>
  );
}
