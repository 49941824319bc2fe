import { Check, CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { ProgressBar } from '../../../components/ui/progress-bar.tsx';
import { TextExtractionProgress } from '../../media/components/text-extraction-progress.tsx';
import { useLatestMediaJobProgress } from '../../media/media-job-progress.ts';
import { useExtractedTextCallback } from '../../media/use-extracted-text.ts';
import type { RecordingUpload } from '../use-recording-upload.ts';

interface RecordingUploadStatusProps {
  upload: RecordingUpload;
  uploadedUrl: string | null;
  onText: (text: string) => void;
}

/** Status of a recording's upload, and of the transcription that follows. */
export function RecordingUploadStatus({
  upload: { file, outcome, retry },
  uploadedUrl,
  onText,
}: RecordingUploadStatusProps) {
  const { t } = useTranslation();
  if (file?.state === 'failed' || file?.state === 'rejected') {
    return (
      <div className="grid gap-3">
        {file.state === 'failed' && <p className="font-semibold">{t('recording.ready')}</p>}
        <p className="flex items-start gap-2 text-sm text-cinnabar-text">
          <CloudOff size={18} aria-hidden className="mt-px shrink-0" />
          {file.errorMessage ?? t(file.state === 'failed' ? 'recording.kept' : 'recording.toasts.failedText')}
        </p>
        <Button onClick={() => retry(file.id)}>{t('recording.retry')}</Button>
      </div>
    );
  }
  if (file) {
    return (
      <div className="grid gap-3">
        <p className="font-semibold">{t('recording.ready')}</p>
        {file.progress < 1 ? (
          <ProgressBar label={t('recording.uploading')} fraction={file.progress} />
        ) : (
          <TranscriptionProgress />
        )}
      </div>
    );
  }
  return (
    <div>
      <output className="flex items-center gap-2 font-semibold text-jade-text">
        <Check size={18} aria-hidden />
        {t('recording.processed')}
      </output>
      {outcome === 'none' && <p className="mt-1 text-sm text-ink-soft">{t('recording.captured')}</p>}
      {outcome === 'pending' && uploadedUrl && <PendingTranscript url={uploadedUrl} onText={onText} />}
    </div>
  );
}

function TranscriptionProgress() {
  const { t } = useTranslation();
  return <ProgressBar label={t('recording.transcribing')} fraction={useLatestMediaJobProgress('transcription')} />;
}

/** Status of an uploaded recording that the server is still transcribing. Calls `onText` when the transcript is ready. */
function PendingTranscript({ url, onText }: { url: string; onText: (text: string) => void }) {
  const { t } = useTranslation();
  const { status, value, progress } = useExtractedTextCallback(url, onText);
  if (value !== '') return null;
  if (status === 'failed' || status === 'none')
    return <p className="mt-1 text-sm text-ink-soft">{t('recording.captured')}</p>;
  return (
    <div className="mt-2 grid gap-1">
      <TextExtractionProgress url={url} label={t('recording.transcribing')} progress={progress} />
      <p className="text-sm text-ink-soft">{t('recording.pending')}</p>
    </div>
  );
}
