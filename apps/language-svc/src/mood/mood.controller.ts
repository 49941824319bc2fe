import { setImmediate } from 'node:timers/promises';
import { languageInternalRoutes, languageRoutes, type Mood, type MoodAnalysis } from '@memory/contracts';
import { CurrentViewer, ImplementsRoute, type Viewer } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import type { z } from 'zod';
import { DetectMood } from './detect-mood.ts';
import { allNamesOfTheme } from './detect-themes.ts';

const { analyzeMood: route } = languageRoutes;
const { detectMoods: batchRoute, findTheme: themeRoute } = languageInternalRoutes;

@Controller()
export class MoodController {
  constructor(private readonly detectMood: DetectMood) {}

  /** For a signed-out viewer, the paid language model is never called, but cached responses of the model are used. */
  @ImplementsRoute(route)
  analyze(
    @CurrentViewer() { userId }: Viewer,
    @Body({ schema: route.body }) { text }: z.output<typeof route.body>,
  ): Promise<MoodAnalysis> {
    return this.detectMood.execute(text, userId !== null);
  }

  /** Detects the moods one after the other. Other requests are handled between two texts, because each text takes milliseconds. */
  @ImplementsRoute(batchRoute)
  async detectMoods(
    @Body({ schema: batchRoute.body }) { texts }: z.output<typeof batchRoute.body>,
  ): Promise<{ moods: Mood[] }> {
    const moods: Mood[] = [];
    for (const text of texts) {
      moods.push((await this.detectMood.execute(text, false)).mood);
      await setImmediate();
    }
    return { moods };
  }

  /** Compares the themes that `analyze` shows, which are at most three for each text. */
  @ImplementsRoute(themeRoute)
  async findTheme(
    @Body({ schema: themeRoute.body }) { theme, texts }: z.output<typeof themeRoute.body>,
  ): Promise<{ haveTheme: boolean[] }> {
    const names = allNamesOfTheme(theme);
    const haveTheme: boolean[] = [];
    for (const text of texts) {
      const { themes } = await this.detectMood.execute(text, false);
      haveTheme.push(themes.some((name) => names.includes(name)));
      await setImmediate();
    }
    return { haveTheme };
  }
}
