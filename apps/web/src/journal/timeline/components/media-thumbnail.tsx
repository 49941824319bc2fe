import { ImageOff, Play, VideoOff } from 'lucide-react';
import { useState } from 'react';
import { thumbnailUrl, type ThumbnailSize, type VisualFile } from '../../../capture/index.ts';

interface MediaThumbnailProps {
  visual: VisualFile;
  size: ThumbnailSize;
  label: string;
  onOpen: () => void;
}

/** Button with the thumbnail of an entry's image or video, which opens the lightbox. */
export function MediaThumbnail({ visual: { url, kind }, size, label, onOpen }: MediaThumbnailProps) {
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
