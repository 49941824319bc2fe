import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { ProgressBar } from '../../../components/ui/progress-bar.tsx';
import { useLatestMediaJobProgress } from '../../media/media-job-progress.ts';
import { useExtractedTextCallback } from '../../media/use-extracted-text.ts';
import type { PhotoUpload } from '../use-photo-upload.ts';

interface PhotoUploadStatusProps {
  upload: PhotoUpload;
  uploadedUrl: string | null;
  onText: (text: string) => void;
}

/** Status of a photo's upload, and of the text extraction that follows. */
export function PhotoUploadStatus({
  upload: { file, outcome, retry, remove },
  uploadedUrl,
  onText,
}: PhotoUploadStatusProps) {
  const { t } = useTranslation();
  if (file?.state === 'failed' || file?.state === 'rejected') {
    return (
      <div className="grid gap-3 rounded-2xl bg-well p-4">
        <p className="text-sm text-cinnabar-text">
          {file.errorMessage ?? t(file.state === 'failed' ? 'photoInput.kept' : 'photo.toasts.failedText')}
        </p>
        <div className="flex flex-wrap gap-2 *:flex-auto">
          <Button onClick={() => retry(file.id)}>{t('photoInput.retry')}</Button>
          <Button variant="ghost" onClick={remove}>
            {t('photoInput.remove')}
          </Button>
        </div>
      </div>
    );
  }
  if (file) {
    return (
      <div className="grid gap-3 rounded-2xl bg-well p-4">
        {file.progress < 1 ? (
          <ProgressBar label={t('photoInput.uploading')} fraction={file.progress} />
        ) : (
          <ReadingProgress />
        )}
        <Button variant="ghost" onClick={remove}>
          {t('photo.cancel')}
        </Button>
      </div>
    );
  }
  if (outcome === 'blank' || outcome === 'unclear')
    return (
      <p className="text-sm text-ink-soft">{t(outcome === 'blank' ? 'photoInput.noText' : 'photoInput.unclear')}</p>
    );
  return outcome === 'pending' && uploadedUrl ? <PendingText url={uploadedUrl} onText={onText} /> : null;
}

function ReadingProgress() {
  const { t } = useTranslation();
  return <ProgressBar label={t('photo.reading')} fraction={useLatestMediaJobProgress('ocr')} />;
}

/** Status of an uploaded photo whose text the server is still extracting. Calls `onText` when the text is ready. */
function PendingText({ url, onText }: { url: string; onText: (text: string) => void }) {
  const { t } = useTranslation();
  const { status, value, isUnclear, progress } = useExtractedTextCallback(url, onText);
  if (value !== '') return null;
  if (status === 'failed') return <p className="text-sm text-ink-soft">{t('textStatus.photo')}</p>;
  if (status === 'done')
    return <p className="text-sm text-ink-soft">{t(isUnclear ? 'photoInput.unclear' : 'photoInput.noText')}</p>;
  return (
    <div className="grid gap-1">
      <ProgressBar label={t('photo.reading')} fraction={progress} />
      <output className="text-sm text-ink-soft">{t('photoInput.pending')}</output>
    </div>
  );
}
