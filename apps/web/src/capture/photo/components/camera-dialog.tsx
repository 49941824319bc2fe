import { Camera } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { isInsecurePage } from '../../../lib/insecure-page.ts';
import { toast } from '../../../lib/toasts.ts';

/** Requested resolution of the camera: enough to read handwriting, while a photo stays well below the limit of 10 MB. */
const VIDEO_CONSTRAINTS = { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1440 } };
const JPEG_QUALITY = 0.9;

/** Dialog that shows the image of the computer's camera and takes one photo. */
export default function CameraDialog({ onPhoto, onClose }: { onPhoto: (photo: File) => void; onClose: () => void }) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const [isReady, setReady] = useState(false);
  const close = useRef(onClose);

  useEffect(() => {
    let stream: MediaStream | undefined;
    let isUnmounted = false;
    async function openCamera(): Promise<void> {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: VIDEO_CONSTRAINTS });
        if (isUnmounted) return stopTracks(stream);
        if (video.current) video.current.srcObject = stream;
      } catch (error) {
        const isMissing = error instanceof DOMException && error.name === 'NotFoundError';
        const errorKey = isInsecurePage() ? 'cameraInsecure' : isMissing ? 'noCamera' : 'cameraDenied';
        toast({
          title: t(`photoInput.${errorKey}`),
          description: t(`photoInput.${errorKey}Text`),
          isError: true,
        });
        close.current();
      }
    }
    void openCamera();
    return () => {
      isUnmounted = true;
      if (stream) stopTracks(stream);
    };
  }, [t]);

  function takePhoto(): void {
    const element = video.current;
    if (!element) return;
    const canvas = document.createElement('canvas');
    canvas.width = element.videoWidth;
    canvas.height = element.videoHeight;
    canvas.getContext('2d')?.drawImage(element, 0, 0);
    canvas.toBlob(
      (blob) => {
        if (blob) onPhoto(new File([blob], 'photo.jpg', { type: 'image/jpeg' }));
        onClose();
      },
      'image/jpeg',
      JPEG_QUALITY,
    );
  }

  return (
    <Dialog onClose={onClose} title={t('photoInput.take')}>
      <div className="grid gap-4">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a live camera image without sound */}
        <video
          ref={video}
          autoPlay
          playsInline
          muted
          aria-label={t('photoInput.view')}
          className="aspect-[4/3] w-full rounded-2xl bg-well object-cover"
          onLoadedData={() => setReady(true)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('photoInput.cancel')}</Button>
          <Button variant="primary" disabled={!isReady} onClick={takePhoto}>
            <Camera size={18} aria-hidden />
            {t('photoInput.shoot')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
