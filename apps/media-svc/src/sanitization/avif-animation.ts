import { open } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { Ffmpeg } from '../ffmpeg/ffmpeg.ts';
import { MediaProbe } from '../ffmpeg/media-probe.ts';
import { restrictedInputArgs } from '../ffmpeg/restricted-input-args.ts';
import { throwUploadRejected } from './remuxer.ts';

const TIMEOUT_MS = 60_000;
/** The number of bytes that are read of the box `ftyp`, which contains the brands of the file. It is far longer than the box of any file. */
const FTYP_BYTES_MAX = 256;
const BRAND_BYTES = 4;

/** Whether an AVIF file is an animation: the brand `avis` says so (AV1 Image File Format, section 6.3). */
export async function isAvifAnimation(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(FTYP_BYTES_MAX), 0, FTYP_BYTES_MAX, 0);
    if (bytesRead < BRAND_BYTES) return false;
    const ftyp = buffer.subarray(0, Math.min(buffer.readUInt32BE(0), bytesRead));
    return ftyp.includes('avis', 2 * BRAND_BYTES, 'latin1');
  } finally {
    await file.close();
  }
}

/** Converts animations in AVIF, which sharp does not read (https://github.com/libvips/libvips/issues/3629): their frames are a video. */
@Injectable()
export class AvifAnimation {
  constructor(
    private readonly ffmpeg: Ffmpeg,
    private readonly probe: MediaProbe,
  ) {}

  /**
   * Writes an animated WebP without loss, which repeats forever, with the transparency of the AVIF.
   * @returns whether a part of a damaged file is missing
   * @throws ApiError `file_unreadable` when no frame can be decoded
   */
  async convert(path: string, target: string): Promise<{ isIncomplete: boolean }> {
    const input = { path, demuxer: 'mov' } as const;
    const { videos } = await this.probe.probe(input).catch(throwUploadRejected);
    // A second stream in shades of grey is the transparency.
    const alpha = videos.find(({ pixelFormat }, at) => at > 0 && pixelFormat.startsWith('gray'));
    const frames = `[${videos[0]?.specifier ?? '0:V:0'}]`;
    const filter = alpha ? `${frames}[${alpha.specifier}]alphamerge,format=bgra` : `${frames}format=bgra`;
    const output = '-c:v libwebp_anim -lossless 1 -compression_level 0 -loop 0 -f webp -y'.split(' ');
    const { stderr } = await this.ffmpeg
      .runFfmpeg({
        args: [...restrictedInputArgs(input), '-filter_complex', filter, ...output, `file:${target}`],
        timeoutMs: TIMEOUT_MS,
      })
      .catch(throwUploadRejected);
    return { isIncomplete: stderr.trim() !== '' };
  }
}
