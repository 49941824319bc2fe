import type { UploadedFile } from '@memory/contracts';
import { Camera } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v4 as uuid } from 'uuid';
import { uploadPhoto } from '../../../capture/index.ts';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { ProgressBar } from '../../../components/ui/progress-bar.tsx';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { preloadable } from '../../../lib/preloadable-component.ts';
import { toast } from '../../../lib/toasts.ts';
import type { FileUpload } from '../../../lib/upload-file.ts';
import { cropAvatarImage, readImageSize } from '../crop-avatar-image.ts';

const CropAvatarDialog = preloadable(() => import('./crop-avatar-dialog.tsx'));

/** Button to choose a photo, which is cropped to a square and uploaded. `onUploaded` receives the URL of the uploaded avatar. */
export function AvatarPhotoUpload({ onUploaded }: { onUploaded: (url: string) => void }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<{ photo: File; url: string } | null>(null);
  const [sentFraction, setSentFraction] = useState<number | null>(null);
  const upload = useRef<FileUpload<UploadedFile> | null>(null);

  function closeCropDialog(): void {
    if (chosen) URL.revokeObjectURL(chosen.url);
    setChosen(null);
  }

  /** Opens the crop dialog for the chosen photo. A photo that is square already is uploaded at once. */
  async function choosePhoto(photo: File): Promise<void> {
    const { width, height } = await readImageSize(photo);
    const square =
      width > 0 && width === height
        ? await cropAvatarImage(photo, { x: 0, y: 0, width, height }).catch(() => null)
        : null;
    if (square) await uploadAvatar(square);
    else setChosen({ photo, url: URL.createObjectURL(photo) });
  }

  async function uploadAvatar(photo: Blob): Promise<void> {
    closeCropDialog();
    setSentFraction(0);
    upload.current = uploadPhoto({ blob: photo, name: 'profile.jpg', key: uuid() }, setSentFraction);
    try {
      onUploaded((await upload.current.result).url);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({
        title: t('photo.toasts.failed'),
        description: apiErrorMessage(error, t('photo.toasts.failedText')),
        isError: true,
      });
    } finally {
      setSentFraction(null);
    }
  }

  if (sentFraction !== null) {
    return (
      <div className="grid gap-2">
        <ProgressBar label={t('profile.photo.uploading')} fraction={sentFraction < 1 ? sentFraction : null} />
        <Button variant="ghost" className="justify-self-start" onClick={() => upload.current?.cancel()}>
          {t('photo.cancel')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <label
        className={`${buttonClass('outline')} cursor-pointer has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-jade-text`}
      >
        <Camera size={18} aria-hidden />
        {t('profile.photo.choose')}
        <input
          type="file"
          accept="image/*"
          className="sr-only"
          onChange={({ target }) => {
            const photo = target.files?.[0];
            if (photo) void choosePhoto(photo);
            // The value is reset, so that choosing the same photo again fires a change event.
            target.value = '';
          }}
        />
      </label>
      <p className="mt-2 text-sm text-ink-soft">{t('profile.photo.hint')}</p>
      {chosen && (
        <Suspense>
          <CropAvatarDialog {...chosen} onClose={closeCropDialog} onCropped={(photo) => void uploadAvatar(photo)} />
        </Suspense>
      )}
    </>
  );
}
