import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ApiError } from '@memory/service-kit';
import { isChineseCharacter } from '@memory/text';
import { Injectable } from '@nestjs/common';

/**
 * Reads the strokes of characters from the package `hanzi-writer-data` (Arphic Public License), which has a file of about 3 KB for each of 9,574
 * characters. Every call reads the file of its character, because all files together would take tens of megabytes of memory.
 */
@Injectable()
export class FindStrokes {
  private readonly folder = dirname(createRequire(import.meta.url).resolve('hanzi-writer-data/package.json'));

  /**
   * @returns the strokes as JSON, in the format of the contract
   * @throws ApiError `not_one_character`, `strokes_unknown`
   */
  async execute(character: string): Promise<string> {
    // The character becomes the file name, so any other text must be rejected.
    if (!isChineseCharacter(character)) throw new ApiError('not_one_character');
    const json = await readFile(join(this.folder, `${character}.json`), 'utf8').catch((cause: unknown) => {
      if ((cause as NodeJS.ErrnoException).code === 'ENOENT') throw new ApiError('strokes_unknown', { cause });
      throw cause;
    });
    // The file is a JSON object. The stroke order is the order of mainland China for all characters, including traditional characters.
    return json.replace('{', '{"orderStandard":"mainland",');
  }
}
