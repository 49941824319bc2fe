import { clsx } from 'clsx';
import { Camera, ImagePlus, X } from 'lucide-react';
import { type ChangeEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { useFileDrop } from '../../media/use-file-drop.ts';
import type { PhotoUpload } from '../use-photo-upload.ts';
import { PhotoUploadStatus } from './photo-upload-status.tsx';

const CameraDialog = lazy(() => import('./camera-dialog.tsx'));

interface PhotoInputProps {
  photo: PhotoUpload;
  url: string | null;
  onText: (text: string) => void;
}

/** A phone's own camera app is better than any we could draw; it opens from a file field. */
const hasCameraApp = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Takes one photo of handwriting: from the camera, a file, a drop or the clipboard. */
export default function PhotoInput({ photo, url, onText }: PhotoInputProps) {
  const { t } = useTranslation();
  const id = useId();
  const camera = useRef<HTMLInputElement>(null);
  const [cameraOpen, setCameraOpen] = useState(false);
  const takeFirst = ([first]: File[]): void => {
    if (first) photo.take(first);
  };
  const { over, area } = useFileDrop(takeFirst);

  function choose(event: ChangeEvent<HTMLInputElement>): void {
    takeFirst([...(event.target.files ?? [])]);
    // the same photo may be chosen again after a failure
    event.target.value = '';
  }

  if (photo.file) return <PhotoUploadStatus photo={photo} url={null} onText={onText} />;
  if (url) {
    return (
      <div className="grid gap-2 rounded-2xl bg-well p-3">
        <div className="relative">
          <img src={url} alt={t('photo.preview')} className="h-56 w-full rounded-xl object-contain" />
          <Button round aria-label={t('photo.remove')} className="absolute top-1.5 right-1.5" onClick={photo.remove}>
            <X size={18} aria-hidden />
          </Button>
        </div>
        <PhotoUploadStatus photo={photo} url={url} onText={onText} />
      </div>
    );
  }

  return (
    <div
      className={clsx(
        'grid justify-items-center gap-2 rounded-2xl border-2 border-dashed p-5 text-center',
        over ? 'border-jade bg-jade-wash' : 'border-line-strong/60',
      )}
      {...area}
    >
      <span className="text-sm text-ink-soft">{t('photo.hint')}</span>
      <div className="flex flex-wrap justify-center gap-2">
        <label
          htmlFor={id}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-xl bg-jade px-4 font-semibold text-on-jade hover:bg-jade-deep focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-jade-text"
        >
          <ImagePlus size={18} aria-hidden />
          {t('photo.choose')}
          <input
            id={id}
            type="file"
            accept="image/*"
            aria-label={t('photo.choose')}
            className="sr-only"
            onChange={choose}
          />
        </label>
        <Button onClick={() => (hasCameraApp() ? camera.current?.click() : setCameraOpen(true))}>
          <Camera size={18} aria-hidden />
          {t('photo.take')}
        </Button>
        <input ref={camera} type="file" accept="image/*" capture="environment" hidden onChange={choose} />
      </div>
      <span className="text-sm text-ink-soft max-sm:hidden">{t('photo.drop')}</span>
      {cameraOpen && (
        <Suspense>
          <CameraDialog onPhoto={photo.take} onClose={() => setCameraOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
