import { type Action, send } from '../action.ts';
import { readRequest, type RequestKind, type SampleFileName, type ScenarioRequest } from '../request.ts';
import type { VirtualUser } from '../virtual-user.ts';
import { createEntry } from './write-entries.ts';

const uploadRequest = (name: string, kind: RequestKind, field: string, file: SampleFileName): ScenarioRequest => ({
  name,
  kind,
  method: 'POST',
  path: `/api/upload/${field}`,
  upload: { field, file },
  expectedStatus: 201,
});

/** Uploads a photo, writes an entry with it and looks at it again. */
export function* uploadPhoto(user: VirtualUser): Action {
  const response = yield* send(uploadRequest('upload a photo', 'upload', 'media', 'photo.jpg'));
  const [file] = response.json() as { url: string }[];
  yield* createEntry(user, { title: 'A photo 照片', content: '', mediaFiles: [file?.url] });
  yield* send(readRequest('stored photo', file?.url ?? ''));
}

/** Uploads a photo of handwriting, whose text is recognized. */
export function* uploadHandwriting(user: VirtualUser): Action {
  const response = yield* send(uploadRequest('upload handwriting', 'textUpload', 'image', 'photo.jpg'));
  const { url, extractedText } = response.json() as { url: string; extractedText: string };
  yield* createEntry(user, { title: 'My handwriting 写字', content: '', originalImageUrl: url, extractedText });
}

/** Uploads a voice recording, which is transcribed where the installation has a transcription provider. */
export function* uploadRecording(user: VirtualUser): Action {
  const response = yield* send(uploadRequest('upload a recording', 'textUpload', 'audio', 'recording.wav'));
  const { url, extractedText } = response.json() as { url: string; extractedText: string };
  yield* createEntry(user, { title: 'What I said 说说', content: '', originalAudioUrl: url, extractedText });
  yield* send(readRequest('stored recording', url));
}
