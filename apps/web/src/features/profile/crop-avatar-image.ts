/** Wide enough for every place a picture is shown at, also on dense screens. */
const AVATAR_SIDE_PIXELS = 512;

export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The chosen square of a photo as a JPEG of at most 512 × 512 pixels; nothing else of the photo leaves the device. */
export async function cropAvatarImage(photo: Blob, area: CropArea): Promise<Blob> {
  const picture = await createImageBitmap(photo);
  const side = Math.min(AVATAR_SIDE_PIXELS, Math.round(area.width));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  canvas.getContext('2d')?.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, side, side);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('this browser cannot draw'))), 'image/jpeg', 0.9);
  });
}

/** A photo's size in pixels; none where the browser cannot tell. */
export async function readImageSize(photo: Blob): Promise<{ width: number; height: number }> {
  const picture = await createImageBitmap(photo).catch(() => null);
  const size = { width: picture?.width ?? 0, height: picture?.height ?? 0 };
  picture?.close();
  return size;
}
