import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import type { RecordingUpload } from '../use-recording-upload.ts';
import { RecordingPreviewPlayer } from './recording-preview-player.tsx';
import { RecordingUploadStatus } from './recording-upload-status.tsx';

interface FinishedRecordingProps {
  /** The recording as a blob or, after a reload of the page, as a URL. */
  source: Blob | string;
  /** Whether the recording ended because the microphone was disconnected. */
  wasDisconnected: boolean;
  upload: RecordingUpload;
  uploadedUrl: string | null;
  onText: (text: string) => void;
}

/** The recorder after a recording has ended: status of the upload, a player and a button to record again. */
export function FinishedRecording({ source, wasDisconnected, upload, uploadedUrl, onText }: FinishedRecordingProps) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-4 rounded-2xl bg-well p-4">
      {/* the message is not a toast, because it must stay visible when toasts are shown */}
      {wasDisconnected && (
        <p role="alert" className="text-sm text-cinnabar-text">
          {t('recording.lost')}
        </p>
      )}
      <RecordingUploadStatus upload={upload} uploadedUrl={uploadedUrl} onText={onText} />
      <div className="grid grid-cols-2 gap-2">
        <RecordingPreviewPlayer source={source} />
        <Button onClick={upload.remove}>
          <RotateCcw size={18} aria-hidden />
          {t('recording.again')}
        </Button>
      </div>
    </div>
  );
}
