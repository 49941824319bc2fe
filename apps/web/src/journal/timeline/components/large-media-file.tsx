import { clsx } from 'clsx';
import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MissingFilePlaceholder, thumbnailUrl, type VisualFile, useLoadFailure } from '../../../capture/index.ts';

interface LargeMediaFileProps {
  visual: VisualFile;
  title: string;
  /** Whether the image is shown uncropped; true for a photo of handwriting, which must stay readable. */
  isUncropped: boolean;
  onOpen: () => void;
}

/** The first image or video of an entry, which fills the large area of the entry's card. A click on an image opens the lightbox. */
export function LargeMediaFile({ visual: { url, kind }, title, isUncropped, onOpen }: LargeMediaFileProps) {
  const { t } = useTranslation();
  const { failure, onError, onLoadedMetadata } = useLoadFailure(url);
  const [hasImageFailed, setImageFailed] = useState(false);
  if (failure || hasImageFailed) return <MissingFilePlaceholder kind={kind} {...(failure && { failure })} />;
  if (kind === 'video') {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- there are no captions
      <video
        src={url}
        poster={thumbnailUrl(url, 'medium')}
        controls
        playsInline
        preload="none"
        aria-label={t('card.videoAlt', { title })}
        className="size-full object-contain"
        onError={onError}
        onLoadedMetadata={onLoadedMetadata}
      />
    );
  }
  return (
    <>
      {/* the area around the image is filled with a blurred copy of the image */}
      <img
        data-screen-only
        src={thumbnailUrl(url, 'small')}
        alt=""
        loading="lazy"
        className="absolute inset-0 size-full scale-125 object-cover opacity-75 blur-2xl night:opacity-45"
      />
      <img
        src={thumbnailUrl(url, 'medium')}
        srcSet={`${thumbnailUrl(url, 'medium')} 1x, ${thumbnailUrl(url, 'large')} 2x`}
        alt={t('card.imageAlt', { title })}
        loading="lazy"
        // an image other than a photo of handwriting is enlarged by a fifth, so that it fills more of the area and loses a twelfth at two
        // edges; the lightbox shows the whole image
        className={clsx('absolute max-w-none object-contain', isUncropped ? 'size-full' : '-inset-[10%] size-[120%]')}
        onError={() => setImageFailed(true)}
      />
      <button
        type="button"
        aria-label={t('card.enlarge')}
        className="absolute inset-0 grid cursor-zoom-in items-end justify-items-end p-2 [&>svg]:opacity-0 [&:focus-visible>svg]:opacity-100 [&:hover>svg]:opacity-100"
        onClick={onOpen}
      >
        <Maximize2
          size={20}
          aria-hidden
          className="box-content rounded-full bg-sheet p-2 text-ink transition-opacity"
        />
      </button>
    </>
  );
}
