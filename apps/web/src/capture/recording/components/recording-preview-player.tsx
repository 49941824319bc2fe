import { useRecordingPreview } from '../use-recording-preview.ts';
import { PreviewButton } from './preview-button.tsx';

/** A button that plays the recording of an entry that is being edited. */
export function RecordingPreviewPlayer({ source }: { source: string }) {
  const { audioProps, isPlaying, toggle } = useRecordingPreview(source);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its transcript is shown beside it */}
      <audio {...audioProps} />
      <PreviewButton isPlaying={isPlaying} toggle={toggle} />
    </>
  );
}
