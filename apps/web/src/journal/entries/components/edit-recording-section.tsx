import { Mic } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyAudioRecorder, RecordingPreviewPlayer, useRecordingUpload } from '../../../capture/index.ts';
import { Button } from '../../../components/ui/button.tsx';

interface EditRecordingSectionProps {
  userId: string;
  entryId: string;
  url: string | null;
  /** Called when a new recording has been uploaded. `text` is its transcript, or null while there is no transcript. */
  onUploaded: (url: string, text: string | null) => void;
  onRecordingChange: (isRecording: boolean) => void;
}

/** The section of the edit dialog with the entry's recording: a player and a button to replace the recording, or the recorder. */
export function EditRecordingSection({
  userId,
  entryId,
  url,
  onUploaded,
  onRecordingChange,
}: EditRecordingSectionProps) {
  const { t } = useTranslation();
  const [isRecorderOpen, setRecorderOpen] = useState(false);
  const [browserTranscript, setBrowserTranscript] = useState('');
  const transcript = useRef<string | null>(null);
  const recordingUpload = useRecordingUpload({
    userId,
    draftId: entryId,
    browserTranscript,
    onBrowserTranscript: setBrowserTranscript,
    onText: (text) => {
      transcript.current = text;
    },
    onUploaded: (uploadedUrl) => {
      if (uploadedUrl !== null) onUploaded(uploadedUrl, transcript.current);
      transcript.current = null;
    },
    onRestored: () => setRecorderOpen(true),
  });

  return (
    <section aria-labelledby="edit-audio" className="grid gap-2">
      <h3 id="edit-audio" className="text-sm font-semibold">
        {t('edit.audio')}
      </h3>
      {isRecorderOpen ? (
        <div className="grid gap-2">
          <LazyAudioRecorder
            userId={userId}
            draftId={entryId}
            keepsOnUnmount={false}
            upload={recordingUpload}
            uploadedUrl={null}
            onText={() => undefined}
            onRecordingChange={onRecordingChange}
          />
          <Button
            variant="ghost"
            onClick={() => {
              recordingUpload.reset();
              setRecorderOpen(false);
            }}
          >
            {t('edit.cancelRecording')}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          {url && <RecordingPreviewPlayer source={url} />}
          <Button onClick={() => setRecorderOpen(true)}>
            <Mic size={18} aria-hidden />
            {t(url ? 'edit.recordNew' : 'edit.addRecording')}
          </Button>
        </div>
      )}
    </section>
  );
}
