import { fileIdFromMediaUrl, type UploadedFile } from '@memory/contracts';
import { eventually, type FakeAiProvider } from '@memory/testing';
import { uploadRequest } from '../../people/exchange.ts';
import { describeOutcome, type Person } from '../../people/person.ts';
import { connectToDatabases } from '../../product/databases.ts';
import type { Product } from '../../product/product.ts';

/** The transcript of every recording, unless a fault sets another one. */
export const TRANSCRIPT = '今天我很高兴。';

/** Uploads a recording. @returns the id of the file @throws Error when the upload is not acknowledged */
export async function uploadRecording(person: Person): Promise<string> {
  const request = uploadRequest('upload a recording', 'textUpload', 'audio', person.files.audio[0]!);
  const outcome = await person.write(request, { isRepeated: true });
  if (outcome.kind !== 'answered' || outcome.response.status !== 201)
    throw new Error(`the recording was not stored: ${describeOutcome(outcome)}`);
  return fileIdFromMediaUrl(outcome.response.json<UploadedFile>().url);
}

/** Waits until the provider has received more than `count` requests. */
export const waitForRequest = (provider: FakeAiProvider, count: number): Promise<void> =>
  eventually(
    () => {
      if (provider.requests.length <= count) throw new Error('the provider has received no request');
    },
    { timeoutMs: 60_000 },
  );

/** Waits for the text of a file. @returns the text; undefined when there is no text in time, or when the extraction has failed */
export async function waitForText(product: Product, fileId: string, timeoutMs: number): Promise<string | undefined> {
  const databases = connectToDatabases(product);
  try {
    return await eventually(
      async () => {
        const [row] = await databases.query<{ text_status: string; extracted_text: string }>(
          'media',
          'SELECT text_status, extracted_text FROM file WHERE id = $1',
          [fileId],
        );
        if (row?.text_status !== 'done') throw new Error('there is no text yet');
        return row.extracted_text;
      },
      { timeoutMs },
    );
  } catch {
    return undefined;
  } finally {
    await databases.close();
  }
}
