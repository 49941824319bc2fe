import { languageRoutes, type MoodAnalysis } from '@memory/contracts';
import { CurrentViewer, ImplementsRoute, type Viewer } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ReadMood } from './read-mood.ts';

const { analyzeMood: route } = languageRoutes;

@Controller()
export class MoodController {
  constructor(private readonly reading: ReadMood) {}

  /** A visitor without an account sees what is known, and never makes the installation pay. */
  @ImplementsRoute(route)
  analyze(
    @CurrentViewer() { userId }: Viewer,
    @Body({ schema: route.body }) { text }: z.output<typeof route.body>,
  ): Promise<MoodAnalysis> {
    return this.reading.run(text, userId !== null);
  }
}
