import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The photo, whole, in an area of 400 px that is there before it loads. */
export function MemoryImage({ url, title }: { url: string; title: string }) {
  const { t } = useTranslation();
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <div className="mt-5 grid h-[400px] place-items-center border-y border-line bg-well">
      {broken === url ? (
        <p className="grid justify-items-center gap-2 text-ink-soft">
          <ImageOff size={32} aria-hidden />
          {t('card.imageMissing')}
        </p>
      ) : (
        <img
          src={url}
          alt={t('card.imageAlt', { title })}
          loading="lazy"
          className="h-full max-h-[400px] w-full object-contain"
          onError={() => setBroken(url)}
        />
      )}
    </div>
  );
}
