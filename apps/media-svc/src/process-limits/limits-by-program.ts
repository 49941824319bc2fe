import type { MediaConfig } from '../config.ts';
import type { ProcessLimits } from './limited-command.ts';

/** The resource limits of one run of ffmpeg or ffprobe. */
export const ffmpegLimits: ProcessLimits = {
  memory: { addressSpaceMb: 2_048 },
  cpuSeconds: 600,
  fileSizeMb: 256,
  openFiles: 64,
};

/**
 * The resource limits of the image helper process. `npx node apps/media-svc/measure/helper-resources.ts` prints what the largest accepted images
 * need. On two x64 cores, this is 1,850 MB of private data for a lossless WebP of 50 megapixels with rotation (1,008 MB of it resident), 1,651 MB
 * for HEIC, 640 MB for Node.js and libvips alone, and 17 s of processor time for a lossy WebP.
 */
export const imageHelperLimits = ({ IMAGE_MEMORY_MB, IMAGE_CPU_SECONDS }: MediaConfig): ProcessLimits => ({
  memory: { privateDataMb: IMAGE_MEMORY_MB },
  cpuSeconds: IMAGE_CPU_SECONDS,
  fileSizeMb: 256,
  openFiles: 64,
});

/**
 * The resource limits of the OCR helper process, which writes no files. For a square image of 1,600 pixels a side,
 * `measure/helper-resources.ts` prints about 850 MB of private data (600 MB of it resident) and 4 s of processor time; a long screenshot
 * of 1,080 × 9,000 pixels needs about as much memory, because it is processed in tiles, and 19 s.
 */
export const ocrHelperLimits = ({ OCR_MEMORY_MB, OCR_CPU_SECONDS }: MediaConfig): ProcessLimits => ({
  memory: { privateDataMb: OCR_MEMORY_MB },
  cpuSeconds: OCR_CPU_SECONDS,
  fileSizeMb: 0,
  openFiles: 64,
});

/**
 * The environment variables of the OCR helper process, for its libraries. The engine allocates many matrices of several megabytes: with this
 * threshold in bytes, glibc returns the memory of each matrix to the operating system as soon as it is freed. ONNX Runtime sends telemetry to
 * Microsoft since version 1.29 unless it is disabled (https://github.com/microsoft/onnxruntime/pull/27379); its threads need memory as well.
 */
export const ocrHelperEnvironment: Readonly<Record<string, string>> = {
  MALLOC_MMAP_THRESHOLD_: String(8 * 1024 ** 2),
  ORT_DISABLE_TELEMETRY: '1',
};

/** The resource limits of the speech helper process, which writes no files. */
export const speechHelperLimits = ({ SPEECH_MEMORY_MB, SPEECH_CPU_SECONDS }: MediaConfig): ProcessLimits => ({
  memory: { privateDataMb: SPEECH_MEMORY_MB },
  cpuSeconds: SPEECH_CPU_SECONDS,
  fileSizeMb: 0,
  openFiles: 64,
});
