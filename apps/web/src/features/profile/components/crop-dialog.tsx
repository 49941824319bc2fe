import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { toast } from '../../../lib/toasts.ts';
import { cutSquare, type Part } from '../cut-square.ts';

interface CropDialogProps {
  photo: File;
  /** An address at which the photo can be shown. */
  url: string;
  onClose: () => void;
  onCut: (photo: Blob) => void;
}

const ZOOM_MAX = 3;

/** Which part of the photo is shown in the circle: drag it, use the arrow keys, or zoom. */
export default function CropDialog({ photo, url, onClose, onCut }: CropDialogProps) {
  const { t } = useTranslation();
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [part, setPart] = useState<Part | null>(null);

  function refuse(): void {
    toast({ title: t('photo.toasts.failed'), description: t('profile.photo.failed'), destructive: true });
    onClose();
  }

  return (
    <Dialog title={t('profile.photo.crop')} onClose={onClose} dirty>
      <div className="relative h-72 overflow-hidden rounded-xl bg-well">
        <Cropper
          image={url}
          crop={place}
          zoom={zoom}
          maxZoom={ZOOM_MAX}
          aspect={1}
          cropShape="round"
          showGrid={false}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setPart(pixels)}
          mediaProps={{ onError: refuse, alt: '' }}
          cropperProps={{ role: 'group', 'aria-label': t('profile.photo.crop') }}
        />
      </div>
      <div className="mt-4">
        <Field label={t('profile.photo.zoom')}>
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
        </Field>
      </div>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t('profile.photo.cancel')}</Button>
        <Button look="act" disabled={!part} onClick={() => part && cutSquare(photo, part).then(onCut, refuse)}>
          {t('profile.photo.use')}
        </Button>
      </div>
    </Dialog>
  );
}
