import { made, picture } from './media-files.ts';

/** What an iPhone's file consists of: a box is its length, its name and its content; a full box has a version and flags as well. */
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
  /** Quarter turns against the clock, as the camera notes them. */
  readonly turns?: number;
  /** Something said beside the picture. */
  readonly hidden?: string;
  /** Kept as an item of its own that describes the picture, from its TIFF header on. */
  readonly exif?: Uint8Array;
  /** What the header claims, when that is not so. */
  readonly claimed?: { readonly width: number; readonly height: number };
}

/** A photo as iPhones take it: one HEVC frame (made by ffmpeg) in a HEIF container (ISO/IEC 23008-12), written here by hand. */
export async function heicPhoto({
  width,
  height,
  turns = 0,
  hidden = '',
  exif,
  claimed = { width, height },
}: HeicOptions): Promise<Buffer> {
  const encoder = [
    '-c:v',
    'libx265',
    '-x265-params',
    'log-level=none',
    '-pix_fmt',
    'yuv420p',
    '-tag:v',
    'hvc1',
    '-f',
    'mp4',
  ];
  const mp4 = await made(['-frames:v', '1', ...encoder], await picture(width, height).png().toBuffer());
  const decoder = partNamed(mp4, 'hvcC');
  const frame = partNamed(mp4, 'mdat').subarray(8);
  const properties = box(
    'ipco',
    decoder,
    fullBox('ispe', 0, u32(claimed.width), u32(claimed.height)),
    box('irot', Buffer.from([turns])),
  );
  const associations = fullBox('ipma', 0, u32(1), u16(1), Buffer.from([3, 0x81, 0x02, 0x83]));
  // four bytes before EXIF say how far behind them its TIFF header starts
  const details = exif ? Buffer.concat([u32(0), exif]) : Buffer.alloc(0);
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
        ...(exif ? [extent(2, offset + frame.length, details)] : []),
      ),
      fullBox('iinf', 0, u16(exif ? 2 : 1), itemOfType(1, 'hvc1'), ...(exif ? [itemOfType(2, 'Exif')] : [])),
      ...(exif ? [fullBox('iref', 0, box('cdsc', u16(2), u16(1), u16(1)))] : []),
      box('iprp', properties, associations),
    );
  const start = box('ftyp', Buffer.from('heic'), u32(0), Buffer.from('mif1heic'));
  const offset = start.length + meta(0).length + 8;
  return Buffer.concat([start, meta(offset), box('mdat', frame, details, Buffer.from(hidden))]);
}

const itemOfType = (item: number, type: string): Buffer =>
  fullBox('infe', 2, u16(item), u16(0), Buffer.from(`${type}\0`));

/** The box of this name, wherever it is: its length stands before its name. */
function partNamed(file: Buffer, name: string): Buffer {
  const at = file.indexOf(name, 0, 'latin1') - 4;
  return file.subarray(at, at + file.readUInt32BE(at));
}
