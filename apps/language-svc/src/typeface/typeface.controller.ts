import { languageRoutes } from '@memory/contracts';
import { Implements } from '@memory/service-kit';
import { Body, Controller, StreamableFile } from '@nestjs/common';
import { CutTypeface } from './cut-typeface.ts';

const { cutTypeface } = languageRoutes;

@Controller()
export class TypefaceController {
  constructor(private readonly typeface: CutTypeface) {}

  @Implements(cutTypeface)
  async cut(@Body({ schema: cutTypeface.body }) { characters }: { characters: string }): Promise<StreamableFile> {
    return new StreamableFile(await this.typeface.run(characters), { type: 'font/ttf' });
  }
}
