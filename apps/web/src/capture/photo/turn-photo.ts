const JPEG_QUALITY = 0.9;

/**
 * Turns an uploaded photo to the right by 90°.
 * @param url of the photo on the server
 * @returns a file to upload
 * @throws TypeError when the photo cannot be loaded, DOMException when the browser cannot decode it
 */
export async function turnPhoto(url: string): Promise<File> {
  const response = await fetch(url);
  if (!response.ok) throw new TypeError(`the photo cannot be loaded: ${response.status}`);
  const bitmap = await createImageBitmap(await response.blob());
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [bitmap.height, bitmap.width];
  const context = canvas.getContext('2d');
  context?.translate(canvas.width, 0);
  context?.rotate(Math.PI / 2);
  context?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const blob = await new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(
      (turned) => (turned ? resolve(turned) : reject(new TypeError('the photo cannot be encoded'))),
      'image/jpeg',
      JPEG_QUALITY,
    ),
  );
  return new File([blob], 'photo.jpg', { type: 'image/jpeg' });
}
