import { languageRoutes } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Body, Controller, StreamableFile } from '@nestjs/common';
import { SubsetTypeface } from './subset-typeface.ts';

const { subsetTypeface } = languageRoutes;

@Controller()
export class TypefaceController {
  constructor(private readonly subsetTypeface: SubsetTypeface) {}

  @ImplementsRoute(subsetTypeface)
  async subset(@Body({ schema: subsetTypeface.body }) { characters }: { characters: string }): Promise<StreamableFile> {
    return new StreamableFile(await this.subsetTypeface.execute(characters), { type: 'font/ttf' });
  }
}
