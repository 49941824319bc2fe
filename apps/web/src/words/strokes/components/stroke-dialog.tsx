import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { StrokePractice } from '../lazy-stroke-practice.ts';

interface StrokeDialogProps {
  character: string;
  onClose: () => void;
}

/** The dialog in which a character or word of the vocabulary is watched, traced and written from memory. */
export default function StrokeDialog({ character, onClose }: StrokeDialogProps) {
  const { t } = useTranslation();
  return (
    // A pointer that leaves the square while writing must not close the dialog.
    <Dialog onClose={onClose} title={t('strokes.title', { character })} hasUnsavedChanges>
      <Suspense fallback={<Skeleton className="h-96" />}>
        <StrokePractice character={character} />
      </Suspense>
    </Dialog>
  );
}
