import { languageRoutes as routes, type WordGap } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import { WordGaps } from './word-gaps.ts';

@Controller()
export class WordGapsController {
  constructor(private readonly gaps: WordGaps) {}

  @ImplementsRoute(routes.findWordGaps)
  find(@Body({ schema: routes.findWordGaps.body }) { text }: { text: string }): { gaps: WordGap[] } {
    return { gaps: this.gaps.find(text) };
  }
}
