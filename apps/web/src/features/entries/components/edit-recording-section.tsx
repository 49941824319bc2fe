import { Mic } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import AudioRecorder from '../../recording/components/audio-recorder.tsx';
import { RecordingPreviewPlayer } from '../../recording/components/recording-preview-player.tsx';
import { useRecordingUpload } from '../../recording/use-recording-upload.ts';

interface EditRecordingSectionProps {
  userId: string;
  entryId: string;
  url: string | null;
  /** A new recording has arrived, with its words where they are known. */
  onRecorded: (url: string, text: string | null) => void;
  onRecording: (recording: boolean) => void;
}

/** The recording of a memory: the one it has, the way to a new one, or the recorder. */
export function EditRecordingSection({ userId, entryId, url, onRecorded, onRecording }: EditRecordingSectionProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [heard, setHeard] = useState('');
  const text = useRef<string | null>(null);
  const voice = useRecordingUpload({
    userId,
    place: entryId,
    heard,
    onHeard: setHeard,
    onText: (words) => {
      text.current = words;
    },
    onUploaded: (uploaded) => {
      if (uploaded !== null) onRecorded(uploaded, text.current);
      text.current = null;
    },
    onFound: () => setOpen(true),
  });

  return (
    <section aria-labelledby="edit-audio" className="grid gap-2">
      <h3 id="edit-audio" className="text-sm font-semibold">
        {t('edit.audio')}
      </h3>
      {open ? (
        <div className="grid gap-2">
          <AudioRecorder
            userId={userId}
            place={entryId}
            keepWhenLeft={false}
            voice={voice}
            uploadedUrl={null}
            onText={() => undefined}
            onRecording={onRecording}
          />
          <Button
            variant="ghost"
            onClick={() => {
              voice.reset();
              setOpen(false);
            }}
          >
            {t('edit.cancelRecording')}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          {url && <RecordingPreviewPlayer source={url} />}
          <Button onClick={() => setOpen(true)}>
            <Mic size={18} aria-hidden />
            {t(url ? 'edit.recordNew' : 'edit.addRecording')}
          </Button>
        </div>
      )}
    </section>
  );
}
