import type { Fault } from '../fault.ts';
import { whyNoSmallDisk } from '../stack/stack-variants.ts';

const HELD_MS = 20_000;

/** No byte is left on the disk of DATA_DIR: of PostgreSQL, Redis, the recordings and photos, and the logs. */
export const fillDisk: Fault = {
  name: 'fill-disk',
  description: 'the disk of DATA_DIR is full for 20 s',
  stack: 'small-disk',
  heldMs: HELD_MS,
  skipReason: whyNoSmallDisk,
  async inject({ servers: { disk } }) {
    // The product writes meanwhile, so that there may be less space than was asked for; the disk is full then as well.
    await disk!.fill().catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOSPC') throw error;
    });
    return { end: () => disk!.free() };
  },
};
