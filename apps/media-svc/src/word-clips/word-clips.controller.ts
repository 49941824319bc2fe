import { mediaInternalRoutes, type WordClip } from '@memory/contracts';
import { ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import type { z } from 'zod';
import { FindWordClips } from './find-word-clips.ts';

const { findWordClips } = mediaInternalRoutes;

/** The internal route with which language-svc finds the recorded voice of words, with the identity of the recordings' owner. */
@Controller()
export class WordClipsController {
  constructor(private readonly findWordClips: FindWordClips) {}

  @ImplementsRoute(findWordClips)
  async find(
    @SignedInUser() userId: string,
    @Body({ schema: findWordClips.body }) { words }: z.output<typeof findWordClips.body>,
  ): Promise<{ clips: (WordClip | null)[] }> {
    return { clips: await this.findWordClips.execute(userId, words) };
  }
}
