import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardPhotoUrl } from '../offline/card-files.ts';
import { useFileUrl } from '../offline/use-file-url.ts';

/**
 * The photo of the entry that a word came from, like a print that lies on the card. Nothing without a photo, and when this device has none
 * without a connection.
 */
export function CardPhoto({ imageUrl, className }: { imageUrl: string | null; className?: string }) {
  const { t } = useTranslation();
  const url = useFileUrl(imageUrl && cardPhotoUrl(imageUrl));
  const [failedUrl, setFailedUrl] = useState<string>();
  if (url === null || (url !== undefined && url === failedUrl)) return null;
  return (
    <span className={clsx('review-photo', className)}>
      {url !== undefined && (
        <img
          key={url}
          src={url}
          alt={t('reviews.photo')}
          decoding="async"
          className="fade-in size-full object-cover"
          onError={() => setFailedUrl(url)}
        />
      )}
    </span>
  );
}
