import { eventually, type FakeAiProvider } from '@memory/testing';
import { connectToDatabases } from '../stack/databases.ts';
import type { Product } from '../stack/product.ts';

/** Waits until the provider has received one request more than `count`. */
export const waitForRequest = (provider: FakeAiProvider, count: number): Promise<void> =>
  eventually(
    () => {
      if (provider.requests.length <= count) throw new Error('the provider has received no request');
    },
    { timeoutMs: 60_000 },
  );

/** Waits until the text of a file is known. @returns it; undefined when there is none in time, or when the extraction has failed */
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
