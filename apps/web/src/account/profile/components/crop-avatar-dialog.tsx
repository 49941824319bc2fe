import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { FormField } from '../../../components/ui/form-field.tsx';
import { toast } from '../../../lib/toasts.ts';
import { cropAvatarImage, type CropArea } from '../crop-avatar-image.ts';

interface CropAvatarDialogProps {
  photo: File;
  /** Object URL of the photo to crop. */
  url: string;
  onClose: () => void;
  onCropped: (photo: Blob) => void;
}

const ZOOM_MAX = 3;

/** Dialog in which the user chooses the visible part of a photo by dragging, with the arrow keys and by zooming. */
export default function CropAvatarDialog({ photo, url, onClose, onCropped }: CropAvatarDialogProps) {
  const { t } = useTranslation();
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea | null>(null);

  function rejectPhoto(): void {
    toast({ title: t('photo.toasts.failed'), description: t('profile.photo.failed'), isError: true });
    onClose();
  }

  return (
    <Dialog title={t('profile.photo.crop')} onClose={onClose} hasUnsavedChanges>
      <div className="relative h-72 overflow-hidden rounded-xl bg-well">
        <Cropper
          image={url}
          crop={position}
          zoom={zoom}
          maxZoom={ZOOM_MAX}
          aspect={1}
          cropShape="round"
          showGrid={false}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          mediaProps={{ onError: rejectPhoto, alt: '' }}
          cropperProps={{ role: 'group', 'aria-label': t('profile.photo.crop') }}
        />
      </div>
      <div className="mt-4">
        <FormField label={t('profile.photo.zoom')}>
          {(control) => (
            <input
              {...control}
              type="range"
              min={1}
              max={ZOOM_MAX}
              step={0.05}
              value={zoom}
              className="h-11 w-full accent-(--jade-text)"
              onChange={(event) => setZoom(Number(event.target.value))}
            />
          )}
        </FormField>
      </div>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t('profile.photo.cancel')}</Button>
        <Button
          variant="primary"
          disabled={!area}
          onClick={() => area && cropAvatarImage(photo, area).then(onCropped, rejectPhoto)}
        >
          {t('profile.photo.use')}
        </Button>
      </div>
    </Dialog>
  );
}
