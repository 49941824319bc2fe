import { languageRoutes } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Body, Controller, StreamableFile } from '@nestjs/common';
import { CutTypeface } from './cut-typeface.ts';

const { subsetTypeface } = languageRoutes;

@Controller()
export class TypefaceController {
  constructor(private readonly typeface: CutTypeface) {}

  @ImplementsRoute(subsetTypeface)
  async cut(@Body({ schema: subsetTypeface.body }) { characters }: { characters: string }): Promise<StreamableFile> {
    return new StreamableFile(await this.typeface.run(characters), { type: 'font/ttf' });
  }
}
