import { dirname, join } from 'node:path';

/** Nothing reads better above this, but the engine needs nine times the time and memory for a photo twice as wide. */
const LONGEST_SIDE = 1_600;

/** For the engine, which sees what JPEG blurs; for a model, to which every byte travels. */
export type PageFormat = 'png' | 'jpeg';

/** The picture as it is read best, beside the original: upright, of a bearable size, on paper rather than on nothing. */
export async function preparePage(photo: string, format: PageFormat): Promise<string> {
  // Loaded when first needed: a worker that reads nothing does without.
  const { openPicture } = await import('../pictures/open-picture.ts');
  const page = join(dirname(photo), `page.${format}`);
  const picture = openPicture(photo)
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' });
  await (format === 'png' ? picture.png({ compressionLevel: 1 }) : picture.jpeg({ quality: 85 })).toFile(page);
  return page;
}
