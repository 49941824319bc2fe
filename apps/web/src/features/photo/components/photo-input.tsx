import { ImagePlus, X } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Progress } from '../../../components/ui/progress.tsx';
import { type PhotoTaker, usePhotoUpload } from '../use-photo-upload.ts';

/** Takes one photo of handwriting. */
export default function PhotoInput({ url, ...taker }: { url: string | null } & PhotoTaker) {
  const { t } = useTranslation();
  const id = useId();
  const { state, sent, send, remove, cancel } = usePhotoUpload(taker);

  function choose(event: ChangeEvent<HTMLInputElement>): void {
    const photo = event.target.files?.[0];
    // the same photo may be chosen again after a failure
    event.target.value = '';
    if (photo) void send(photo);
  }

  if (state === 'sending') {
    return (
      <div className="grid gap-3 rounded-2xl bg-well p-4">
        <Progress label={t(sent < 1 ? 'photo.uploading' : 'photo.reading')} part={sent < 1 ? sent : null} />
        <Button look="plain" onClick={cancel}>
          {t('photo.cancel')}
        </Button>
      </div>
    );
  }

  if (url) {
    return (
      <div className="grid gap-2 rounded-2xl bg-well p-3">
        <div className="relative">
          <img src={url} alt={t('photo.preview')} className="max-h-56 w-full rounded-xl object-contain" />
          <Button round aria-label={t('photo.remove')} className="absolute top-1.5 right-1.5" onClick={remove}>
            <X size={18} aria-hidden />
          </Button>
        </div>
        {state === 'pending' && <output className="text-sm text-ink-soft">{t('photo.pending')}</output>}
        {state === 'blank' && <p className="text-sm text-ink-soft">{t('photo.noText')}</p>}
      </div>
    );
  }

  return (
    <label
      htmlFor={id}
      className="grid cursor-pointer justify-items-center gap-1 rounded-2xl border-2 border-dashed border-line-strong/60 p-6 text-center hover:border-jade focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-jade-text"
    >
      <ImagePlus size={28} aria-hidden className="text-jade-text" />
      <span className="font-semibold">{t('photo.choose')}</span>
      <span className="text-sm text-ink-soft">{t('photo.hint')}</span>
      <input id={id} type="file" accept="image/*" aria-label={t('photo.choose')} className="sr-only" onChange={choose} />
    </label>
  );
}
