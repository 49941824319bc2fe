import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoadFailure } from '../use-load-failure.ts';
import { thumbnailUrl, type VisualFile } from '../visual-files.ts';
import { MissingFilePlaceholder } from './missing-file-placeholder.tsx';

/** The image or video that the lightbox shows at the moment, scaled to fit the window. */
export function LightboxFile({ visual: { url, kind }, title }: { visual: VisualFile; title: string }) {
  const { t } = useTranslation();
  const { failure, onError, onLoadedMetadata } = useLoadFailure(url);
  const [hasImageFailed, setImageFailed] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  if (failure || hasImageFailed) {
    return (
      <div className="grid size-full place-items-center">
        <MissingFilePlaceholder kind={kind} {...(failure && { failure })} />
      </div>
    );
  }
  if (kind === 'image') {
    return (
      <img
        src={thumbnailUrl(url, 'large')}
        alt={t('card.imageAlt', { title })}
        // until the large image is loaded, its background is the medium thumbnail, which the entry card has loaded already
        style={isLoaded ? undefined : { backgroundImage: `url(${thumbnailUrl(url, 'medium')})` }}
        className="absolute size-full bg-contain bg-center bg-no-repeat object-scale-down"
        onLoad={() => setLoaded(true)}
        onError={() => setImageFailed(true)}
      />
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- there are no captions
    <video
      src={url}
      poster={thumbnailUrl(url, 'medium')}
      controls
      playsInline
      aria-label={t('card.videoAlt', { title })}
      className="absolute size-full object-contain"
      onError={onError}
      onLoadedMetadata={onLoadedMetadata}
    />
  );
}
