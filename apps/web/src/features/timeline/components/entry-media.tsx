import type { Entry } from '@memory/contracts';
import { clsx } from 'clsx';
import { ImageOff, Maximize2, Play, VideoOff } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MissingFilePlaceholder } from '../../media/components/missing-file-placeholder.tsx';
import { thumbnailUrl, type ThumbnailSize, type VisualFile, visualFilesOf } from '../../media/visual-files.ts';

const Lightbox = lazy(() => import('../../media/components/lightbox.tsx'));

/** So many besides the large one; how many more there are is told as a number. */
const THUMBNAILS_MAX = 6;
/** So few stand beside the large one where there is room, and are no small ones. */
const BESIDE_MAX = 3;

/** What there is to see in a memory: the first large, in an area of 400 px that is there before it loads, the others beside or below it. */
export function EntryMedia({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<number | null>(null);
  const visuals = visualFilesOf(entry);
  const [first, ...others] = visuals;
  if (!first) return null;
  const more = others.length - THUMBNAILS_MAX;
  const beside = others.length > 0 && others.length <= BESIDE_MAX;
  return (
    <div className={clsx('mt-5 border-y border-line bg-well', beside && 'sm:grid sm:grid-cols-[minmax(0,1fr)_34%]')}>
      <div className="relative grid h-[400px] place-items-center overflow-hidden">
        <LargeFile
          key={first.url}
          visual={first}
          title={entry.title}
          whole={first.url === entry.originalImageUrl}
          onOpen={() => setOpen(0)}
        />
      </div>
      {others.length > 0 && (
        <ul
          aria-label={t('card.more')}
          className={clsx('grid gap-1', beside ? besideClass : 'grid-cols-7 border-t border-line p-1')}
        >
          {others.slice(0, THUMBNAILS_MAX).map((visual, index) => (
            <li key={visual.url} className={beside ? 'min-h-0' : 'aspect-square overflow-hidden rounded-lg'}>
              <Thumbnail
                visual={visual}
                size={beside ? 'medium' : 'small'}
                label={t('card.open', { number: index + 2, count: visuals.length })}
                onOpen={() => setOpen(index + 1)}
              />
            </li>
          ))}
          {more > 0 && (
            <li className="aspect-square">
              <button
                type="button"
                aria-label={t('card.openRest', { count: more })}
                className="grid size-full place-items-center rounded-lg bg-sheet font-bold tabular-nums hover:bg-jade-wash"
                onClick={() => setOpen(THUMBNAILS_MAX + 1)}
              >
                +{more}
              </button>
            </li>
          )}
        </ul>
      )}
      {open !== null && (
        <Suspense>
          <Lightbox files={visuals} title={entry.title} startIndex={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
}

interface LargeFileProps {
  visual: VisualFile;
  title: string;
  /** A written page: nothing of it may be cut off. */
  whole: boolean;
  onOpen: () => void;
}

function LargeFile({ visual: { url, kind }, title, whole, onOpen }: LargeFileProps) {
  const { t } = useTranslation();
  const [broken, setBroken] = useState(false);
  if (broken) return <MissingFilePlaceholder kind={kind} />;
  if (kind === 'video') {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody has written down what is said in it
      <video
        src={url}
        poster={thumbnailUrl(url, 'medium')}
        controls
        playsInline
        preload="none"
        aria-label={t('card.videoAlt', { title })}
        className="size-full object-contain"
        onError={() => setBroken(true)}
      />
    );
  }
  return (
    <>
      {/* what the picture leaves of the area takes its colours */}
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
        // a photo may lose a twelfth at two edges to fill more of the area; it is whole when it is tapped
        className={clsx('absolute max-w-none object-contain', whole ? 'size-full' : '-inset-[10%] size-[120%]')}
        onError={() => setBroken(true)}
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

/** On a phone a strip below, elsewhere a column as high as the area. */
const besideClass =
  'h-28 auto-cols-fr grid-flow-col pt-1 sm:h-[400px] sm:auto-rows-fr sm:grid-flow-row sm:pt-0 sm:pl-1';

interface ThumbnailProps {
  visual: VisualFile;
  size: ThumbnailSize;
  label: string;
  onOpen: () => void;
}

function Thumbnail({ visual: { url, kind }, size, label, onOpen }: ThumbnailProps) {
  const [broken, setBroken] = useState(false);
  const Off = kind === 'video' ? VideoOff : ImageOff;
  return (
    <button
      type="button"
      aria-label={label}
      className="relative grid size-full place-items-center overflow-hidden bg-sheet -outline-offset-3!"
      onClick={onOpen}
    >
      {broken ? (
        <Off size={20} aria-hidden className="text-ink-soft" />
      ) : (
        <img
          src={thumbnailUrl(url, size)}
          alt=""
          loading="lazy"
          className="absolute size-full object-cover"
          onError={() => setBroken(true)}
        />
      )}
      {kind === 'video' && !broken && (
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
