/** Wide enough for every place a picture is shown at, also on dense screens. */
const SIDE = 512;

export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The chosen square of a photo as a JPEG of at most 512 × 512 pixels; nothing else of the photo leaves the device. */
export async function cutSquare(photo: Blob, part: Part): Promise<Blob> {
  const picture = await createImageBitmap(photo);
  const side = Math.min(SIDE, Math.round(part.width));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  canvas.getContext('2d')?.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, side, side);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('this browser cannot draw'))), 'image/jpeg', 0.9);
  });
}

/** A photo's size in pixels; none where the browser cannot tell. */
export async function sizeOf(photo: Blob): Promise<{ width: number; height: number }> {
  const picture = await createImageBitmap(photo).catch(() => null);
  const size = { width: picture?.width ?? 0, height: picture?.height ?? 0 };
  picture?.close();
  return size;
}
