import { clsx } from 'clsx';
import { RotateCcw } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { formatDuration } from '../../../lib/format-duration.ts';
import { preloadable } from '../../../lib/preloadable-component.ts';
import type { ForcedStop } from '../recording-session.ts';
import { useFocusIfLost } from '../use-focus-if-lost.ts';
import type { RecordingUpload } from '../use-recording-upload.ts';
import { PreviewButton, useRecordingPreview } from './recording-preview-player.tsx';
import { RecordingUploadStatus } from './recording-upload-status.tsx';
import { SeekSlider } from './seek-slider.tsx';
import { TrimSilenceControls } from './trim-silence-controls.tsx';

const WaveformDrawing = preloadable(() => import('./waveform-drawing.tsx'));

interface FinishedRecordingProps {
  /** The recording as a blob or, after a reload of the page, as a URL. */
  source: Blob | string;
  /** Why the recording stopped without the user; null if the user stopped it. */
  forcedStop: ForcedStop | null;
  /** Whether the recording was made here and now, not on an earlier visit. */
  isNew: boolean;
  upload: RecordingUpload;
  uploadedUrl: string | null;
  onText: (text: string) => void;
}

/** The recorder after a recording has ended: status of the upload, a player and a button to record again. */
export function FinishedRecording({ source, forcedStop, isNew, upload, uploadedUrl, onText }: FinishedRecordingProps) {
  const { t } = useTranslation();
  const { audioProps, isPlaying, time, duration, seek, toggle } = useRecordingPreview(source);
  const playButton = useRef<HTMLButtonElement>(null);
  useFocusIfLost(playButton, isNew);
  return (
    <div className="grid gap-4 rounded-2xl bg-well p-4">
      {/* the message is not a toast, because it must stay visible when toasts are shown */}
      {forcedStop && (
        <p role="alert" className="text-sm text-cinnabar-text">
          {t(forcedStop === 'disconnected' ? 'recording.lost' : 'recorder.limitReached')}
        </p>
      )}
      <RecordingUploadStatus upload={upload} uploadedUrl={uploadedUrl} onText={onText} />
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its transcript is shown beside it */}
      <audio {...audioProps} />
      <WaveformSlider source={source} time={time} duration={duration} onSeek={seek} />
      <div className="grid grid-cols-2 gap-2">
        <PreviewButton ref={playButton} isPlaying={isPlaying} toggle={toggle} />
        <Button onClick={upload.remove}>
          <RotateCcw size={18} aria-hidden />
          {t('recording.again')}
        </Button>
      </div>
      {uploadedUrl && !upload.file && <TrimSilenceControls url={uploadedUrl} onReplaced={upload.replace} />}
    </div>
  );
}

interface WaveformSliderProps {
  source: Blob | string;
  time: number;
  duration: number;
  onSeek: (time: number) => void;
}

/**
 * The waveform of a recording with its playback position. It is a slider that lies over the drawing, and stays visible until there is a
 * drawing.
 */
function WaveformSlider({ source, time, duration, onSeek }: WaveformSliderProps) {
  const [isDrawn, setDrawn] = useState(false);
  return (
    <div className="flex items-center gap-3">
      <div className="relative h-14 min-w-0 flex-1 rounded-lg outline-offset-2 outline-jade-text has-focus-visible:outline-3">
        <Suspense fallback={null}>
          <WaveformDrawing source={source} time={time} onDrawn={setDrawn} />
        </Suspense>
        <SeekSlider
          time={time}
          duration={duration}
          onSeek={onSeek}
          className={clsx('absolute inset-0 z-10 h-full w-full cursor-pointer', isDrawn && 'opacity-0')}
        />
      </div>
      <span className="text-sm text-ink-soft tabular-nums">
        {formatDuration(time)} / {formatDuration(duration)}
      </span>
    </div>
  );
}
