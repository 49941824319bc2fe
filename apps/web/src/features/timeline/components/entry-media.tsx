import type { Entry } from '@memory/contracts';
import { clsx } from 'clsx';
import { ImageOff, Maximize2, Play, VideoOff } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MissingFilePlaceholder } from '../../media/components/missing-file-placeholder.tsx';
import { thumbnailUrl, type ThumbnailSize, type VisualFile, visualFilesOf } from '../../media/visual-files.ts';

const Lightbox = lazy(() => import('../../media/components/lightbox.tsx'));

/** Maximum number of thumbnails shown with the large image; a button shows how many further files there are. */
const THUMBNAILS_MAX = 6;
/** If there are at most this many files besides the large image, they are shown in a column beside it, in medium size. */
const COLUMN_MAX = 3;

/** An entry's images and videos: the first one large, in an area of fixed height (400 px), the others beside or below it. */
export function EntryMedia({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const visuals = visualFilesOf(entry);
  const [first, ...others] = visuals;
  if (!first) return null;
  const hiddenCount = others.length - THUMBNAILS_MAX;
  const hasColumn = others.length > 0 && others.length <= COLUMN_MAX;
  return (
    <div className={clsx('mt-5 border-y border-line bg-well', hasColumn && 'sm:grid sm:grid-cols-[minmax(0,1fr)_34%]')}>
      <div className="relative grid h-[400px] place-items-center overflow-hidden">
        <LargeFile
          key={first.url}
          visual={first}
          title={entry.title}
          isUncropped={first.url === entry.originalImageUrl}
          onOpen={() => setOpenIndex(0)}
        />
      </div>
      {others.length > 0 && (
        <ul
          aria-label={t('card.more')}
          className={clsx('grid gap-1', hasColumn ? columnClass : 'grid-cols-7 border-t border-line p-1')}
        >
          {others.slice(0, THUMBNAILS_MAX).map((visual, index) => (
            <li key={visual.url} className={hasColumn ? 'min-h-0' : 'aspect-square overflow-hidden rounded-lg'}>
              <Thumbnail
                visual={visual}
                size={hasColumn ? 'medium' : 'small'}
                label={t('card.open', { number: index + 2, count: visuals.length })}
                onOpen={() => setOpenIndex(index + 1)}
              />
            </li>
          ))}
          {hiddenCount > 0 && (
            <li className="aspect-square">
              <button
                type="button"
                aria-label={t('card.openRest', { count: hiddenCount })}
                className="grid size-full place-items-center rounded-lg bg-sheet font-bold tabular-nums hover:bg-jade-wash"
                onClick={() => setOpenIndex(THUMBNAILS_MAX + 1)}
              >
                +{hiddenCount}
              </button>
            </li>
          )}
        </ul>
      )}
      {openIndex !== null && (
        <Suspense>
          <Lightbox files={visuals} title={entry.title} startIndex={openIndex} onClose={() => setOpenIndex(null)} />
        </Suspense>
      )}
    </div>
  );
}

interface LargeFileProps {
  visual: VisualFile;
  title: string;
  /** Whether the image is shown uncropped; true for a photo of handwriting, which must stay readable. */
  isUncropped: boolean;
  onOpen: () => void;
}

function LargeFile({ visual: { url, kind }, title, isUncropped, onOpen }: LargeFileProps) {
  const { t } = useTranslation();
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <MissingFilePlaceholder kind={kind} />;
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
        onError={() => setFailed(true)}
      />
    );
  }
  return (
    <>
      {/* the rest of the area is filled with the blurred image */}
      <img
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
        // other images are cropped by a twelfth at two edges to fill more of the area; the lightbox shows them whole
        className={clsx('absolute max-w-none object-contain', isUncropped ? 'size-full' : '-inset-[10%] size-[120%]')}
        onError={() => setFailed(true)}
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

/** A row below the large image on a phone, else a column of the same height. */
const columnClass =
  'h-28 auto-cols-fr grid-flow-col pt-1 sm:h-[400px] sm:auto-rows-fr sm:grid-flow-row sm:pt-0 sm:pl-1';

interface ThumbnailProps {
  visual: VisualFile;
  size: ThumbnailSize;
  label: string;
  onOpen: () => void;
}

function Thumbnail({ visual: { url, kind }, size, label, onOpen }: ThumbnailProps) {
  const [hasFailed, setFailed] = useState(false);
  const Icon = kind === 'video' ? VideoOff : ImageOff;
  return (
    <button
      type="button"
      aria-label={label}
      className="relative grid size-full place-items-center overflow-hidden bg-sheet -outline-offset-3!"
      onClick={onOpen}
    >
      {hasFailed ? (
        <Icon size={20} aria-hidden className="text-ink-soft" />
      ) : (
        <img
          src={thumbnailUrl(url, size)}
          alt=""
          loading="lazy"
          className="absolute size-full object-cover"
          onError={() => setFailed(true)}
        />
      )}
      {kind === 'video' && !hasFailed && (
        <Play
          size={16}
          fill="currentColor"
          aria-hidden
          className="absolute box-content rounded-full bg-sheet p-1 text-ink"
        />
      )}
    </button>
  );
}
