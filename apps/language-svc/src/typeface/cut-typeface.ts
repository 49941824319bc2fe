import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Injectable } from '@nestjs/common';
import subsetFont from 'subset-font';

/** Noto Serif SC holds every character of U+4E00–9FFF, simplified and traditional, and zhuyin (SIL Open Font License 1.1). */
const FONT = '@expo-google-fonts/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf';
/** In every cut, so that numbers, dates and page marks are never missing. */
const ALWAYS = String.fromCharCode(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, offset) => 0x20 + offset));

/**
 * Cuts the book's typeface down to the characters of one book: about 400 KB for 1,000 characters instead of 15 MB, in some
 * 20 to 50 ms. The font is read anew each time: books are rare, and 15 MB would stay in memory for good.
 */
@Injectable()
export class CutTypeface {
  private readonly file = createRequire(import.meta.url).resolve(FONT);

  /** @returns a TrueType font with a glyph for each of the characters that the typeface has */
  async run(characters: string): Promise<Buffer> {
    return subsetFont(await readFile(this.file), ALWAYS + characters, {
      targetFormat: 'truetype',
      noLayoutClosure: true,
    });
  }
}
