import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../../components/ui/progress-bar.tsx';
import { useQueuePlace } from '../api/queue-place.ts';

interface TextExtractionProgressProps {
  url: string;
  label: string;
  /** Completed fraction of the text extraction, 0 to 1; null until it has begun. */
  progress: number | null;
}

/** The progress of a file's text extraction. Until it has begun: how many files of all users are read before. */
export function TextExtractionProgress({ url, label, progress }: TextExtractionProgressProps) {
  const { t } = useTranslation();
  const filesBefore = useQueuePlace(url, progress === null);
  return (
    <div className="grid gap-1">
      <ProgressBar label={label} fraction={progress} />
      {filesBefore !== null && (
        <p className="text-sm text-ink-soft tabular-nums">
          {filesBefore === 0 ? t('recorder.place.next') : t('recorder.place.before', { count: filesBefore })}
        </p>
      )}
    </div>
  );
}
