import { fileIdFromMediaUrl, type UploadedFile, type UploadedMedia } from '@memory/contracts';
import type { Action, ActionContext } from './action.ts';
import { createEntry } from './entry-actions.ts';

/** Uploads a recording, which is transcribed, and creates an entry with it. */
export const recordEntry: Action = async (context) => {
  const { person, samples, random } = context;
  const outcome = await person.upload<UploadedFile>('audio', random.pick(samples.recordings), 'recording.webm');
  await createEntryWithFile(context, 'audio', outcome, ({ url }) => url);
};

/** Uploads an image, which gets thumbnails, and creates an entry with it. */
export const photographEntry: Action = async (context) => {
  const { person, samples, random } = context;
  const outcome = await person.upload<UploadedMedia[]>('media', random.pick(samples.images), 'image.png');
  await createEntryWithFile(context, 'media', outcome, ([file]) => file?.url ?? '');
};

async function createEntryWithFile<Data>(
  context: ActionContext,
  kind: 'audio' | 'media',
  outcome: Awaited<ReturnType<typeof context.person.upload<Data>>>,
  urlOf: (data: Data) => string,
): Promise<void> {
  const { records } = context.person;
  if (outcome.kind === 'unknown') records.unknownUploads += 1;
  if (outcome.kind !== 'answered') return;
  if (outcome.status !== 201 || outcome.data === undefined)
    return void records.surprises.push(`upload ${kind}: ${outcome.status} ${JSON.stringify(outcome.error)}`);
  const url = urlOf(outcome.data);
  const { title } = await createEntry(context, { kind, url });
  records.files.push({ id: fileIdFromMediaUrl(url), kind, entryTitle: title });
}
