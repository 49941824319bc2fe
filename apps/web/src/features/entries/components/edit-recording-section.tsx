import { Mic } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { PreviewPlayer } from '../../recording/components/recording-preview-player.tsx';
import VoiceRecorder from '../../recording/components/audio-recorder.tsx';
import { useVoiceUploads } from '../../recording/use-recording-upload.ts';

interface EditRecordingProps {
  userId: string;
  entryId: string;
  url: string | null;
  /** A new recording has arrived, with its words where they are known. */
  onRecorded: (url: string, text: string | null) => void;
  onRecording: (recording: boolean) => void;
}

/** The recording of a memory: the one it has, the way to a new one, or the recorder. */
export function EditRecording({ userId, entryId, url, onRecorded, onRecording }: EditRecordingProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [heard, setHeard] = useState('');
  const text = useRef<string | null>(null);
  const voice = useVoiceUploads({
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
          <VoiceRecorder
            userId={userId}
            place={entryId}
            keepWhenLeft={false}
            voice={voice}
            uploadedUrl={null}
            onText={() => undefined}
            onRecording={onRecording}
          />
          <Button
            look="plain"
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
          {url && <PreviewPlayer source={url} />}
          <Button onClick={() => setOpen(true)}>
            <Mic size={18} aria-hidden />
            {t(url ? 'edit.recordNew' : 'edit.addRecording')}
          </Button>
        </div>
      )}
    </section>
  );
}
