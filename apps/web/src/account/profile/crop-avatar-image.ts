/** Maximum side length of a cropped avatar in pixels, enough for every place that shows an avatar, also on high-resolution screens. */
const AVATAR_SIDE_PIXELS = 512;

export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Crops an area of a photo to a JPEG of at most 512 × 512 pixels. Only the cropped area is uploaded. */
export async function cropAvatarImage(photo: Blob, area: CropArea): Promise<Blob> {
  const bitmap = await createImageBitmap(photo);
  const side = Math.min(AVATAR_SIDE_PIXELS, Math.round(area.width));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  canvas.getContext('2d')?.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, side, side);
  bitmap.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('canvas is not supported'))), 'image/jpeg', 0.9);
  });
}

/** Reads the size of a photo in pixels; 0 × 0 when the browser cannot decode the photo. */
export async function readImageSize(photo: Blob): Promise<{ width: number; height: number }> {
  const bitmap = await createImageBitmap(photo).catch(() => null);
  const size = { width: bitmap?.width ?? 0, height: bitmap?.height ?? 0 };
  bitmap?.close();
  return size;
}
