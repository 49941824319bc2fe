import { AUDIO_MAX_BYTES, ENTRY_FILES_MAX, IMAGE_MAX_BYTES, mediaRoutes, VIDEO_MAX_BYTES } from '@memory/contracts';
import { detectVideoType } from '../sanitization/detect-media-type.ts';
import type { MultipartExpectations } from './receive-multipart-files.ts';

const singleFile = { maxFiles: 1, tooManyCode: 'too_many_files' } as const;

export const recordingFormConstraints: MultipartExpectations = {
  ...singleFile,
  field: mediaRoutes.uploadAudio.uploadField,
  maxBytes: AUDIO_MAX_BYTES,
  tooLargeCode: () => 'recording_too_large',
};

export const imageFormConstraints: MultipartExpectations = {
  ...singleFile,
  field: mediaRoutes.uploadImage.uploadField,
  maxBytes: IMAGE_MAX_BYTES,
  tooLargeCode: () => 'image_too_large',
};

/** The form for the images and videos of an entry. */
export const mediaFormConstraints: MultipartExpectations = {
  field: mediaRoutes.uploadMedia.uploadField,
  maxFiles: ENTRY_FILES_MAX,
  tooManyCode: 'too_many_media',
  maxBytes: Math.max(IMAGE_MAX_BYTES, VIDEO_MAX_BYTES),
  tooLargeCode: async (path: string) => ((await detectVideoType(path)) ? 'video_too_large' : 'image_too_large'),
};
