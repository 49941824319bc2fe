import { readFile } from 'node:fs/promises';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

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
