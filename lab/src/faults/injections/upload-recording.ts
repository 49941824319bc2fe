import { fileIdFromMediaUrl, type UploadedFile } from '@memory/contracts';
import type { SampleFiles } from '../traffic/action.ts';
import type { Person } from '../traffic/person.ts';

/** Uploads a recording. @returns the id of the file @throws Error when the upload is not acknowledged */
export async function uploadRecording(person: Person, { recordings }: SampleFiles): Promise<string> {
  const outcome = await person.upload<UploadedFile>('audio', recordings[0]!, 'recording.webm');
  if (outcome.kind !== 'answered' || outcome.data === undefined)
    throw new Error(`the recording was not stored: ${JSON.stringify(outcome)}`);
  return fileIdFromMediaUrl(outcome.data.url);
}
