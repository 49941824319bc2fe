import type { Entry } from '@memory/contracts';
import type { BookImageProvider } from './book-image.ts';
import type { BookRequest } from './book.ts';
import { GLYPH_PLACEHOLDER_PATTERN } from './glyph-placeholders.ts';
import type { EntryImage } from './image-rows.ts';
import type { PdfCanvas } from './pdf-canvas.ts';

/**
 * Renders the images of all placeholders in a book's texts. Must be called before the first line is drawn, because lines are measured with the
 * widths of these images.
 */
export async function renderMissingGlyphImages(
  canvas: PdfCanvas,
  { entries, labels, readings }: BookRequest,
  images: BookImageProvider,
): Promise<void> {
  const { glyphFallback } = canvas.font;
  const entryTexts = entries.flatMap((entry) => [
    entry.title,
    entry.content,
    entry.extractedText,
    entry.location ?? '',
  ]);
  const texts = [labels.title, ...entryTexts, ...new Set([...readings.values()].flat())];
  const placeholders = new Set(
    texts.flatMap((text) => glyphFallback.substitute(text).match(GLYPH_PLACEHOLDER_PATTERN) ?? []),
  );
  for (const placeholder of placeholders) {
    const image = await images.renderText(glyphFallback.originalOf(placeholder) ?? '');
    if (image) canvas.font.setPlaceholderImage(placeholder, image);
  }
}

/** Loads the images of an entry and the poster frames of its videos, the photo of handwriting first; none if the book contains no images. */
export async function loadEntryImages(
  entry: Entry,
  { options, labels }: BookRequest,
  images: BookImageProvider,
): Promise<EntryImage[]> {
  if (!options.images) return [];
  const photo = entry.originalImageUrl ? [{ url: entry.originalImageUrl, type: 'image' }] : [];
  const files = [...photo, ...entry.mediaFiles.filter(({ url }) => url !== entry.originalImageUrl)];
  const entryImages: EntryImage[] = [];
  for (const { url, type } of files) {
    const kind = type.startsWith('video') ? 'video' : 'image';
    entryImages.push({
      kind,
      image: await images.loadFile(url),
      missingLabel: kind === 'video' ? labels.videoMissing : labels.imageMissing,
    });
  }
  return entryImages;
}
