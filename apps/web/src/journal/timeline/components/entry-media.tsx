import type { Entry } from '@memory/contracts';
import { clsx } from 'clsx';
import { ImageOff, Play, VideoOff } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Lightbox, type ThumbnailSize, thumbnailUrl, type VisualFile, visualFilesOf } from '../../../capture/index.ts';
import { LargeMediaFile } from './large-media-file.tsx';

/** Maximum number of thumbnails beside or below the large file. A button shows how many further files the entry has. */
const THUMBNAILS_MAX = 6;

/** Maximum number of thumbnails that are shown in a column beside the large file, in medium size. More thumbnails form a row below it. */
const COLUMN_MAX = 3;

/** CSS classes of up to three thumbnails: on phones a row below the large file, otherwise a column of the same height beside it. */
const columnClass =
  'h-28 auto-cols-fr grid-flow-col pt-1 sm:h-[400px] sm:auto-rows-fr sm:grid-flow-row sm:pt-0 sm:pl-1';

/**
 * An entry's images and videos. The first file is large, in an area 400 px high; the others are thumbnails beside or below it. A click
 * opens the lightbox.
 */
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
        <LargeMediaFile
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
              <MediaThumbnail
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

interface MediaThumbnailProps {
  visual: VisualFile;
  size: ThumbnailSize;
  label: string;
  onOpen: () => void;
}

/** Button with the thumbnail of an entry's image or video, which opens the lightbox. */
function MediaThumbnail({ visual: { url, kind }, size, label, onOpen }: MediaThumbnailProps) {
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
