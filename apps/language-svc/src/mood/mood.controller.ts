import { languageRoutes, type MoodAnalysis } from '@memory/contracts';
import { CurrentViewer, ImplementsRoute, type Viewer } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import type { z } from 'zod';
import { DetectMood } from './detect-mood.ts';

const { analyzeMood: route } = languageRoutes;

@Controller()
export class MoodController {
  constructor(private readonly detectMood: DetectMood) {}

  /** For a viewer without an account the paid language model is never called; cached responses are used. */
  @ImplementsRoute(route)
  analyze(
    @CurrentViewer() { userId }: Viewer,
    @Body({ schema: route.body }) { text }: z.output<typeof route.body>,
  ): Promise<MoodAnalysis> {
    return this.detectMood.execute(text, userId !== null);
  }
}
