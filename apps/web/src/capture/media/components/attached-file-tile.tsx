import { ArrowLeft, ArrowRight, FileVideo, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttachedFile } from '../use-media-uploads.ts';
import { isVideoType, thumbnailUrl } from '../visual-files.ts';

interface AttachedFileTileProps {
  file: AttachedFile;
  position: { index: number; count: number };
  onMove: (to: number) => void;
  onRemove: () => void;
}

const iconButtonClass = 'grid size-11 place-items-center text-ink disabled:opacity-30';

/** Tile with an uploaded image or video of the entry, and buttons to move or remove it. */
export function AttachedFileTile({
  file: { url, type, name },
  position: { index, count },
  onMove,
  onRemove,
}: AttachedFileTileProps) {
  const { t } = useTranslation();
  const [hasFailed, setFailed] = useState(false);
  const label = name || t('media.unnamed', { number: index + 1 });
  return (
    <li className="overflow-hidden rounded-xl border border-line bg-well">
      <div className="relative grid aspect-square place-items-center">
        {hasFailed ? (
          <FileVideo size={28} aria-hidden className="text-ink-soft" />
        ) : (
          <img
            src={thumbnailUrl(url, 'small')}
            alt=""
            className="size-full object-cover"
            onError={() => setFailed(true)}
          />
        )}
        {isVideoType(type) && !hasFailed && (
          <FileVideo size={20} aria-hidden className="absolute bottom-1 left-1 rounded bg-sheet p-0.5 text-ink" />
        )}
        <button
          type="button"
          aria-label={t('media.remove', { name: label })}
          className="absolute top-0 right-0 grid size-11 place-items-center"
          onClick={onRemove}
        >
          <X size={18} aria-hidden className="box-content rounded-full bg-sheet p-1 text-ink" />
        </button>
      </div>
      {count > 1 && (
        <div className="flex justify-between">
          <button
            type="button"
            aria-label={t('media.earlier', { name: label })}
            disabled={index === 0}
            className={iconButtonClass}
            onClick={() => onMove(index - 1)}
          >
            <ArrowLeft size={16} aria-hidden />
          </button>
          <button
            type="button"
            aria-label={t('media.later', { name: label })}
            disabled={index === count - 1}
            className={iconButtonClass}
            onClick={() => onMove(index + 1)}
          >
            <ArrowRight size={16} aria-hidden />
          </button>
        </div>
      )}
    </li>
  );
}
