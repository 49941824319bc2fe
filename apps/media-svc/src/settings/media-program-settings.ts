import { z } from 'zod';
import { positiveInteger } from './number-schemas.ts';

/** The settings of the child processes that process images, recordings and videos: ffmpeg, ffprobe and the image helper process. */
export const mediaProgramSettings = {
  /** The folders in which programs such as ffmpeg are searched. */
  PATH: z.string().default('/usr/local/bin:/usr/bin:/bin'),
  FFMPEG_PATH: z.string().min(1).default('ffmpeg'),
  FFPROBE_PATH: z.string().min(1).default('ffprobe'),
  /**
   * The number of images that one service process or worker process processes at the same time. Each image needs up to 1.1 GB of memory
   * while it is decoded or rotated.
   */
  IMAGE_CONCURRENCY: positiveInteger.default(2),
  /**
   * The timeout for processing one image, in milliseconds. The slowest accepted image, an animated WebP of 50 megapixels, takes half of
   * this time.
   */
  IMAGE_TIMEOUT_MS: positiveInteger.default(60_000),
  /**
   * The limit of private memory (RLIMIT_DATA) of an image helper process, in megabytes. It is a third more than the largest accepted image
   * needs.
   */
  IMAGE_MEMORY_MB: positiveInteger.default(2_560),
  /**
   * The limit of processor time of an image helper process from its start to its end, in seconds. When a process that has already
   * handled other requests exceeds the limit, its current request is repeated in a new process.
   */
  IMAGE_CPU_SECONDS: positiveInteger.default(120),
};
