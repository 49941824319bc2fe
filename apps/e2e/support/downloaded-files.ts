import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { OPS, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { fromBufferPromise } from 'yauzl';

export interface PdfPage {
  /** The text of a page of a PDF, which the search function of a PDF viewer searches. */
  text: string;
  imageCount: number;
}

/** Reads the pages of a PDF file. */
export async function readPdf(path: string): Promise<PdfPage[]> {
  const pdf = await getDocument({ data: new Uint8Array(await readFile(path)), verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const { items } = await page.getTextContent();
      const { fnArray } = await page.getOperatorList();
      return {
        text: items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''),
        imageCount: fnArray.filter((operation) => operation === OPS.paintImageXObject).length,
      };
    }),
  );
}

/** Returns the files in a ZIP archive, by their paths in it. */
export async function unzip(archive: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(archive);
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return files;
}
