import type { UploadedFile } from '@memory/contracts';
import { Camera } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { Progress } from '../../../components/ui/progress.tsx';
import { errorMessage } from '../../../lib/error-message.ts';
import { newId } from '../../../lib/new-id.ts';
import { toast } from '../../../lib/toasts.ts';
import type { Upload } from '../../../lib/upload-file.ts';
import { uploadPhoto } from '../../photo/api/upload-photo.ts';
import { cutSquare, sizeOf } from '../cut-square.ts';

const CropDialog = lazy(() => import('./crop-dialog.tsx'));

/** Chooses a photo, cuts out what is to be shown and sends that. `onUploaded` gets its address. */
export function ProfilePhoto({ onUploaded }: { onUploaded: (url: string) => void }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<{ photo: File; url: string } | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const upload = useRef<Upload<UploadedFile> | null>(null);

  function close(): void {
    if (chosen) URL.revokeObjectURL(chosen.url);
    setChosen(null);
  }

  /** A square photo leaves nothing to choose. */
  async function take(photo: File): Promise<void> {
    const { width, height } = await sizeOf(photo);
    const square =
      width > 0 && width === height ? await cutSquare(photo, { x: 0, y: 0, width, height }).catch(() => null) : null;
    if (square) await send(square);
    else setChosen({ photo, url: URL.createObjectURL(photo) });
  }

  async function send(photo: Blob): Promise<void> {
    close();
    setSent(0);
    upload.current = uploadPhoto({ blob: photo, name: 'profile.jpg', key: newId() }, setSent);
    try {
      onUploaded((await upload.current.answer).url);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({
        title: t('photo.toasts.failed'),
        description: errorMessage(error, t('photo.toasts.failedText')),
        destructive: true,
      });
    } finally {
      setSent(null);
    }
  }

  if (sent !== null) {
    return (
      <div className="grid gap-2">
        <Progress label={t('profile.photo.uploading')} part={sent < 1 ? sent : null} />
        <Button look="plain" className="justify-self-start" onClick={() => upload.current?.cancel()}>
          {t('photo.cancel')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <label
        className={`${buttonClass('line')} cursor-pointer has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-jade-text`}
      >
        <Camera size={18} aria-hidden />
        {t('profile.photo.choose')}
        <input
          type="file"
          accept="image/*"
          className="sr-only"
          onChange={({ target }) => {
            const photo = target.files?.[0];
            if (photo) void take(photo);
            // the same photo may be chosen again
            target.value = '';
          }}
        />
      </label>
      <p className="mt-2 text-sm text-ink-soft">{t('profile.photo.hint')}</p>
      {chosen && (
        <Suspense>
          <CropDialog {...chosen} onClose={close} onCut={(photo) => void send(photo)} />
        </Suspense>
      )}
    </>
  );
}
