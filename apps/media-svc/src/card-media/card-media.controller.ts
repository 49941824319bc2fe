import { mediaInternalRoutes, type WordClip } from '@memory/contracts';
import { ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import type { z } from 'zod';
import { CutOwnClips } from './cut-own-clips.ts';
import { FindWordClips } from './find-word-clips.ts';
import { ReadOwnThumbnails } from './read-own-thumbnails.ts';

const { cutClips, findWordClips, readThumbnails } = mediaInternalRoutes;

/**
 * Internal routes with which language-svc finds words in recordings, and reads the clips and thumbnails that it exports together with words.
 * language-svc calls these routes with the identity of the files' owner.
 */
@Controller()
export class CardMediaController {
  constructor(
    private readonly findWordClips: FindWordClips,
    private readonly cutOwnClips: CutOwnClips,
    private readonly readOwnThumbnails: ReadOwnThumbnails,
  ) {}

  @ImplementsRoute(findWordClips)
  async find(
    @SignedInUser() userId: string,
    @Body({ schema: findWordClips.body }) { words }: z.output<typeof findWordClips.body>,
  ): Promise<{ clips: (WordClip | null)[] }> {
    return { clips: await this.findWordClips.execute(userId, words) };
  }

  @ImplementsRoute(cutClips)
  async cut(
    @SignedInUser() userId: string,
    @Body({ schema: cutClips.body }) { clips }: z.output<typeof cutClips.body>,
  ): Promise<{ clips: (string | null)[] }> {
    return { clips: (await this.cutOwnClips.execute(userId, clips)).map(toBase64) };
  }

  @ImplementsRoute(readThumbnails)
  async thumbnails(
    @SignedInUser() userId: string,
    @Body({ schema: readThumbnails.body }) { ids }: z.output<typeof readThumbnails.body>,
  ): Promise<{ thumbnails: (string | null)[] }> {
    return { thumbnails: (await this.readOwnThumbnails.execute(userId, ids)).map(toBase64) };
  }
}

const toBase64 = (bytes: Buffer | null): string | null => bytes?.toString('base64') ?? null;
