import { Suspense } from 'react';
import { LazyAudioRecorder, PhotoInput } from '../../../capture/index.ts';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { NEW_ENTRY_DRAFT_ID, type NewEntryForm } from '../use-new-entry-form.ts';
import { LeavePageGuard } from './leave-page-guard.tsx';

interface RecordingAndPhotoInputsProps {
  userId: string;
  form: NewEntryForm;
  isRecording: boolean;
  /** Called when a recording starts or ends. Must be the same function at every render. */
  onRecordingChange: (isRecording: boolean) => void;
}

/**
 * The recorder and the photo input of a new entry. Each is loaded when its input mode is first chosen, and hidden in other input modes. A
 * recording keeps its author on the page.
 */
export default function RecordingAndPhotoInputs({
  userId,
  form,
  isRecording,
  onRecordingChange,
}: RecordingAndPhotoInputsProps) {
  const { draft, mode, visitedModes, setExtractedText } = form;
  return (
    <>
      <LeavePageGuard active={isRecording} />
      {visitedModes.voice && (
        <div hidden={mode !== 'voice'}>
          <LazyAudioRecorder
            userId={userId}
            draftId={NEW_ENTRY_DRAFT_ID}
            keepsOnUnmount
            upload={form.recordingUpload}
            uploadedUrl={draft.originalAudioUrl}
            onText={setExtractedText}
            onRecordingChange={onRecordingChange}
          />
        </div>
      )}
      {visitedModes.photo && (
        <div hidden={mode !== 'photo'}>
          <Suspense fallback={<Skeleton className="h-36 rounded-2xl" />}>
            <PhotoInput upload={form.photoUpload} uploadedUrl={draft.originalImageUrl} onText={setExtractedText} />
          </Suspense>
        </div>
      )}
    </>
  );
}
