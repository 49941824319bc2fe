import type { ClipToCut } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { ClipCutter, type ClipSource } from './clip-cutter.ts';

@Injectable()
export class CutOwnClips {
  constructor(
    private readonly database: Database,
    private readonly clipCutter: ClipCutter,
  ) {}

  /**
   * Cuts parts out of the user's own recordings. A recording of another user is treated as if it did not exist.
   * @returns the M4A files in the order of the clips; null for a clip that cannot be cut
   */
  async execute(userId: string, clips: readonly ClipToCut[]): Promise<(Buffer | null)[]> {
    const files = await this.database.file.findMany({
      where: { id: { in: clips.map(({ fileId }) => fileId) }, ownerId: userId, kind: 'audio' },
      select: { id: true, contentType: true },
    });
    const cut = new Map<ClipToCut, Buffer | null>();
    for (const { id, contentType } of files) {
      const ofFile = clips.filter(({ fileId }) => fileId === id);
      const sources = ofFile.map((clip): ClipSource => ({ ...clip, contentType }));
      for (const [index, bytes] of (await this.clipCutter.cut(sources)).entries()) cut.set(ofFile[index]!, bytes);
    }
    return clips.map((clip) => cut.get(clip) ?? null);
  }
}
