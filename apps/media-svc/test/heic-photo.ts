import sharp, { type Color } from 'sharp';
import { runFfmpeg, generateImage } from './sample-files.ts';

/** Creates a box of the HEIF format. A box consists of its length, name and content; a full box also has a version and flags. */
const box = (name: string, ...content: Uint8Array[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([u32(body.length + 8), Buffer.from(name, 'latin1'), body]);
};
const fullBox = (name: string, version: number, ...content: Uint8Array[]): Buffer =>
  box(name, Buffer.from([version, 0, 0, 0]), ...content);
const u16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

interface HeicOptions {
  readonly width: number;
  readonly height: number;
  /** The rotation of the photo in counter-clockwise quarter turns, as cameras store it. */
  readonly turns?: number;
  /** A text that is appended to the image data. */
  readonly hidden?: string;
  /** The EXIF data, from the TIFF header on. They are stored as an item that describes the image. */
  readonly exif?: Uint8Array;
  /** The colour of all pixels, and its profile or the code of its primaries (ITU-T H.273). */
  readonly colour?: { readonly background: Color; readonly icc?: Uint8Array; readonly primaries?: number };
  /** The size in the file header, when it should differ from the real size. */
  readonly claimed?: { readonly width: number; readonly height: number };
}

/**
 * Creates a photo as iPhones do: one HEVC frame (encoded by ffmpeg) in a HEIF container (ISO/IEC 23008-12) written
 * here.
 */
export async function heicPhoto({
  width,
  height,
  turns = 0,
  hidden = '',
  exif,
  colour,
  claimed = { width, height },
}: HeicOptions): Promise<Buffer> {
  const encoder = [
    '-c:v',
    'libx265',
    '-preset',
    'ultrafast',
    '-x265-params',
    'log-level=none',
    '-pix_fmt',
    'yuv420p',
    '-tag:v',
    'hvc1',
    '-f',
    'mp4',
  ];
  const image = colour
    ? sharp({ create: { width, height, channels: 3, background: colour.background } })
    : generateImage(width, height);
  const mp4 = await runFfmpeg(['-frames:v', '1', ...encoder], await image.png().toBuffer());
  const decoder = partNamed(mp4, 'hvcC');
  const frame = partNamed(mp4, 'mdat').subarray(8);
  const properties = box(
    'ipco',
    decoder,
    fullBox('ispe', 0, u32(claimed.width), u32(claimed.height)),
    box('irot', Buffer.from([turns])),
    ...(colour?.icc ? [box('colr', Buffer.from('prof'), colour.icc)] : []),
    ...(colour?.primaries
      ? [box('colr', Buffer.from('nclx'), u16(colour.primaries), u16(13), u16(6), Buffer.from([0]))]
      : []),
  );
  const indices = [0x81, 0x02, 0x83, ...(colour?.icc || colour?.primaries ? [0x04] : [])];
  const associations = fullBox('ipma', 0, u32(1), u16(1), Buffer.from([indices.length, ...indices]));
  // EXIF data are preceded by four bytes with the offset of their TIFF header.
  const exifItem = exif ? Buffer.concat([u32(0), exif]) : Buffer.alloc(0);
  const extent = (item: number, offset: number, bytes: Uint8Array): Buffer =>
    Buffer.concat([u16(item), u16(0), u16(1), u32(offset), u32(bytes.length)]);
  const meta = (offset: number): Buffer =>
    fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, u32(0), Buffer.from('pict'), Buffer.alloc(13)),
      fullBox('pitm', 0, u16(1)),
      fullBox(
        'iloc',
        0,
        Buffer.from([0x44, 0]),
        u16(exif ? 2 : 1),
        extent(1, offset, frame),
        ...(exif ? [extent(2, offset + frame.length, exifItem)] : []),
      ),
      fullBox('iinf', 0, u16(exif ? 2 : 1), itemOfType(1, 'hvc1'), ...(exif ? [itemOfType(2, 'Exif')] : [])),
      ...(exif ? [fullBox('iref', 0, box('cdsc', u16(2), u16(1), u16(1)))] : []),
      box('iprp', properties, associations),
    );
  const start = box('ftyp', Buffer.from('heic'), u32(0), Buffer.from('mif1heic'));
  const offset = start.length + meta(0).length + 8;
  return Buffer.concat([start, meta(offset), box('mdat', frame, exifItem, Buffer.from(hidden))]);
}

const itemOfType = (item: number, type: string): Buffer =>
  fullBox('infe', 2, u16(item), u16(0), Buffer.from(`${type}\0`));

/** Finds the box with this name. The length of the box precedes the name. */
function partNamed(file: Buffer, name: string): Buffer {
  const at = file.indexOf(name, 0, 'latin1') - 4;
  return file.subarray(at, at + file.readUInt32BE(at));
}
