import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { ProgressBar } from '../../../components/ui/progress-bar.tsx';
import { useLatestMediaJobProgress } from '../../live/media-job-progress.ts';
import { useExtractedTextCallback } from '../../media/use-late-text.ts';
import type { PhotoUpload } from '../use-photo-upload.ts';

interface PhotoUploadStatusProps {
  photo: PhotoUpload;
  url: string | null;
  onText: (text: string) => void;
}

/** How far a photo is on its way to being words. */
export function PhotoUploadStatus({ photo: { file, outcome, retry, remove }, url, onText }: PhotoUploadStatusProps) {
  const { t } = useTranslation();
  if (file?.state === 'failed' || file?.state === 'refused') {
    return (
      <div className="grid gap-3 rounded-2xl bg-well p-4">
        <p className="text-sm text-cinnabar-text">
          {file.problem ?? t(file.state === 'failed' ? 'photo.kept' : 'photo.toasts.failedText')}
        </p>
        <div className="flex flex-wrap gap-2 *:flex-auto">
          <Button onClick={() => retry(file.id)}>{t('photo.retry')}</Button>
          <Button variant="ghost" onClick={remove}>
            {t('photo.remove')}
          </Button>
        </div>
      </div>
    );
  }
  if (file) {
    return (
      <div className="grid gap-3 rounded-2xl bg-well p-4">
        {file.sent < 1 ? <ProgressBar label={t('photo.uploading')} fraction={file.sent} /> : <Reading />}
        <Button variant="ghost" onClick={remove}>
          {t('photo.cancel')}
        </Button>
      </div>
    );
  }
  if (outcome === 'blank') return <p className="text-sm text-ink-soft">{t('photo.noText')}</p>;
  return outcome === 'pending' && url ? <PendingText url={url} onText={onText} /> : null;
}

function Reading() {
  const { t } = useTranslation();
  return <ProgressBar label={t('photo.reading')} fraction={useLatestMediaJobProgress('ocr')} />;
}

/** Takes the text when it comes, as long as the memory is not saved yet. */
function PendingText({ url, onText }: { url: string; onText: (text: string) => void }) {
  const { t } = useTranslation();
  const { status, value, progress } = useExtractedTextCallback(url, onText);
  if (value !== '') return null;
  if (status === 'failed' || status === 'done') return <p className="text-sm text-ink-soft">{t('photo.noText')}</p>;
  return (
    <div className="grid gap-1">
      <ProgressBar label={t('photo.reading')} fraction={progress} />
      <output className="text-sm text-ink-soft">{t('photo.pending')}</output>
    </div>
  );
}
