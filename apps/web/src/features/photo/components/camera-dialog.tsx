import { Camera } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { toast } from '../../../lib/toasts.ts';

/** Enough to read handwriting, and well under the 10 MB. */
const WANTED = { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1440 } };
const QUALITY = 0.9;

/** The camera of a computer: look, press, done. */
export default function CameraDialog({ onPhoto, onClose }: { onPhoto: (photo: File) => void; onClose: () => void }) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const [ready, setReady] = useState(false);
  const close = useRef(onClose);

  useEffect(() => {
    let stream: MediaStream | undefined;
    let left = false;
    async function open(): Promise<void> {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: WANTED });
        if (left) return stopAll(stream);
        if (video.current) video.current.srcObject = stream;
      } catch (error) {
        const problem = error instanceof DOMException && error.name === 'NotFoundError' ? 'noCamera' : 'cameraDenied';
        toast({
          title: t(`photo.toasts.${problem}`),
          description: t(`photo.toasts.${problem}Text`),
          isError: true,
        });
        close.current();
      }
    }
    void open();
    return () => {
      left = true;
      if (stream) stopAll(stream);
    };
  }, [t]);

  function take(): void {
    const shown = video.current;
    if (!shown) return;
    const canvas = document.createElement('canvas');
    canvas.width = shown.videoWidth;
    canvas.height = shown.videoHeight;
    canvas.getContext('2d')?.drawImage(shown, 0, 0);
    canvas.toBlob(
      (blob) => {
        if (blob) onPhoto(new File([blob], 'photo.jpg', { type: 'image/jpeg' }));
        onClose();
      },
      'image/jpeg',
      QUALITY,
    );
  }

  return (
    <Dialog onClose={onClose} title={t('photo.take')}>
      <div className="grid gap-4">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a view through the camera, without sound */}
        <video
          ref={video}
          autoPlay
          playsInline
          muted
          aria-label={t('photo.view')}
          className="aspect-[4/3] w-full rounded-2xl bg-well object-cover"
          onLoadedData={() => setReady(true)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('edit.cancel')}</Button>
          <Button variant="primary" disabled={!ready} onClick={take}>
            <Camera size={18} aria-hidden />
            {t('photo.shoot')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function stopAll(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
