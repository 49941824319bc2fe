import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { cardPhotoUrl } from '../offline/card-files.ts';
import { useFileUrl } from '../offline/use-file-url.ts';

/** The photo of the entry that a word came from, like a print that lies on the card. Nothing without a photo. */
export function CardPhoto({ imageUrl, className }: { imageUrl: string | null; className?: string }) {
  const { t } = useTranslation();
  const url = useFileUrl(imageUrl && cardPhotoUrl(imageUrl));
  if (!imageUrl) return null;
  return (
    <span className={clsx('review-photo', className)}>
      {url !== null && (
        <img
          key={url}
          src={url}
          alt={t('reviews.photo')}
          decoding="async"
          className="fade-in size-full object-cover"
          onError={({ currentTarget }) => currentTarget.remove()}
        />
      )}
    </span>
  );
}
