import { clsx } from 'clsx';
import { Camera, ImagePlus, RotateCw, X } from 'lucide-react';
import { type ChangeEvent, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { preloadable } from '../../../lib/preloadable-component.ts';
import { toast } from '../../../lib/toasts.ts';
import { useFileDrop } from '../../media/use-file-drop.ts';
import { IMAGE_ACCEPT } from '../../media/validate-file.ts';
import type { PhotoUpload } from '../use-photo-upload.ts';
import { PhotoUploadStatus } from './photo-upload-status.tsx';

const JPEG_QUALITY = 0.9;

const CameraDialog = preloadable(() => import('./camera-dialog.tsx'));

interface PhotoInputProps {
  upload: PhotoUpload;
  uploadedUrl: string | null;
  onText: (text: string) => void;
}

/**
 * Whether the device probably has a camera app. On a touch device a file input opens that app, which takes better photos than the camera
 * dialog.
 */
const hasCameraApp = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Input for one photo of handwriting, which is taken with the camera, chosen as a file or dropped. */
export default function PhotoInput({ upload, uploadedUrl, onText }: PhotoInputProps) {
  const { t } = useTranslation();
  const id = useId();
  const cameraInput = useRef<HTMLInputElement>(null);
  const [isCameraOpen, setCameraOpen] = useState(false);
  const uploadFirst = ([first]: File[]): void => {
    if (first) upload.upload(first);
  };
  const [isTurning, setTurning] = useState(false);
  async function turn(url: string): Promise<void> {
    setTurning(true);
    try {
      upload.upload(await turnPhoto(url));
    } catch (error) {
      reportError(error);
      toast({ title: t('photo.toasts.failed'), description: t('photo.toasts.failedText'), isError: true });
    } finally {
      setTurning(false);
    }
  }
  const { isDraggedOver, dropZoneProps } = useFileDrop(uploadFirst);

  function choose(event: ChangeEvent<HTMLInputElement>): void {
    uploadFirst([...(event.target.files ?? [])]);
    // The input's value is reset, because choosing the same photo again would otherwise fire no change event.
    event.target.value = '';
  }

  if (upload.file) return <PhotoUploadStatus upload={upload} uploadedUrl={null} onText={onText} />;
  if (uploadedUrl) {
    return (
      <div className="grid gap-2 rounded-2xl bg-well p-3">
        <div className="relative">
          <img src={uploadedUrl} alt={t('photoInput.preview')} className="h-56 w-full rounded-xl object-contain" />
          <Button
            round
            aria-label={t('photoInput.remove')}
            className="absolute top-1.5 right-1.5"
            onClick={upload.remove}
          >
            <X size={18} aria-hidden />
          </Button>
        </div>
        <PhotoUploadStatus upload={upload} uploadedUrl={uploadedUrl} onText={onText} />
        <Button variant="ghost" disabled={isTurning} onClick={() => void turn(uploadedUrl)}>
          <RotateCw size={18} aria-hidden />
          {t('photoInput.turn')}
        </Button>
      </div>
    );
  }

  return (
    <div
      className={clsx(
        'grid justify-items-center gap-2 rounded-2xl border-2 border-dashed p-5 text-center',
        isDraggedOver ? 'border-jade bg-jade-wash' : 'border-line-strong/60',
      )}
      {...dropZoneProps}
    >
      <span className="text-sm text-ink-soft">{t('photoInput.hint')}</span>
      <div className="flex flex-wrap justify-center gap-2">
        <label
          htmlFor={id}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-xl bg-jade px-4 font-semibold text-on-jade hover:bg-jade-deep focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-jade-text"
        >
          <ImagePlus size={18} aria-hidden />
          {t('photoInput.choose')}
          <input
            id={id}
            type="file"
            accept={IMAGE_ACCEPT}
            aria-label={t('photoInput.choose')}
            className="sr-only"
            onChange={choose}
          />
        </label>
        <Button onClick={() => (hasCameraApp() ? cameraInput.current?.click() : setCameraOpen(true))}>
          <Camera size={18} aria-hidden />
          {t('photoInput.take')}
        </Button>
        <input ref={cameraInput} type="file" accept="image/*" capture="environment" hidden onChange={choose} />
      </div>
      <span className="text-sm text-ink-soft max-sm:hidden">{t('photoInput.drop')}</span>
      {isCameraOpen && (
        <Suspense>
          <CameraDialog onPhoto={upload.upload} onClose={() => setCameraOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/**
 * Turns an uploaded photo to the right by 90°.
 * @param url of the photo on the server
 * @returns a file to upload
 * @throws TypeError when the photo cannot be loaded, DOMException when the browser cannot decode it
 */
async function turnPhoto(url: string): Promise<File> {
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
