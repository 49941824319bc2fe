// What other areas use of `capture`: recordings, photos, files and the place of an entry.
// A build imports each name from its own file (build/area-imports-plugin.ts).
export {
  useConvertIncompatibleRecordings,
  useIncompatibleRecordingCount,
} from './audio-compatibility/incompatible-recordings.ts';
export { isIos, isSafari } from './audio-compatibility/apple-browsers.ts';
export { AudioBanner } from './audio-compatibility/lazy-audio-banner.ts';
export { LocationField } from './location/location-field.tsx';
export { useMediaFile, useRetryTextExtraction } from './media/media-file.ts';
export { type AttachedFile, type MediaUploads, useMediaUploads } from './media/use-media-uploads.ts';
export { default as EditableMediaList } from './media/components/editable-media-list.tsx';
export { IncompleteFiles } from './media/components/incomplete-files.tsx';
export { deletePendingUpload, loadPendingUploads, storePendingUpload } from './media/pending-uploads.ts';
export { MediaPicker } from './media/components/media-picker.tsx';
export { MissingFilePlaceholder } from './media/components/missing-file-placeholder.tsx';
export { TextExtractionProgress } from './media/components/text-extraction-progress.tsx';
export { Lightbox } from './media/lazy-lightbox.ts';
export { type MediaJobType, recordMediaJobProgress } from './media/media-job-progress.ts';
export type { QueuedUpload } from './media/upload-queue.ts';
export { sealLeftoverUploads } from './media/seal-leftover-uploads.ts';
export { useExtractedText } from './media/use-extracted-text.ts';
export { filePasteHandler, useFileDrop } from './media/use-file-drop.ts';
export { useLoadFailure } from './media/use-load-failure.ts';
export { IMAGE_ACCEPT, VIDEO_ACCEPT } from './media/validate-file.ts';
export { type ThumbnailSize, type VisualFile, thumbnailUrl, visualFilesOf } from './media/visual-files.ts';
export { uploadPhoto, usePhotoUpload } from './photo/use-photo-upload.ts';
export { PhotoInput } from './photo/lazy-photo-input.ts';
export { LazyAudioRecorder } from './recording/components/lazy-audio-recorder.tsx';
export {
  PreviewButton,
  RecordingPreviewPlayer,
  useRecordingPreview,
} from './recording/components/recording-preview-player.tsx';
export { RecordButton } from './recording/components/record-button.tsx';
export { SeekSlider } from './recording/components/seek-slider.tsx';
export { distinctExtractedText, transcriptOrNull } from './recording/extracted-text.ts';
export { MissingTranscriptNote } from './recording/lazy-missing-transcript-note.ts';
export { playbackWords } from './recording/playback-words.ts';
export { recorderTexts } from './recording/recorder-texts.ts';
export { useRecordingPlayback } from './recording/use-recording-playback.ts';
export { useCrashSafeRecorder } from './recording/use-crash-safe-recorder.ts';
export { useFocusIfLost } from './recording/use-focus-if-lost.ts';
export { microphoneErrorTexts } from './recording/use-audio-recorder.ts';
export { useRecordingUpload } from './recording/use-recording-upload.ts';
