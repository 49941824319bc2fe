import { languageRoutes, type MoodAnalysis } from '@memory/contracts';
import { Implements } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import type { z } from 'zod';
import { analyzeMood } from './analyze-mood.ts';

const { analyzeMood: route } = languageRoutes;

@Controller()
export class MoodController {
  @Implements(route)
  analyze(@Body({ schema: route.body }) { text }: z.output<typeof route.body>): MoodAnalysis {
    return analyzeMood(text);
  }
}
