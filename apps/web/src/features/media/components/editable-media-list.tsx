import type { DraftFile } from '../../entries/draft.ts';
import type { MediaUploads } from '../use-media-uploads.ts';
import { AttachedFileTile } from './attached-file-tile.tsx';
import { PendingUploadRow } from './pending-upload-row.tsx';

interface EditableMediaListProps {
  media: MediaUploads;
  attached: readonly DraftFile[];
  onChange: (attached: DraftFile[]) => void;
}

/** The pictures and videos of a memory in their order, and those still on their way. */
export function EditableMediaList({ media, attached, onChange }: EditableMediaListProps) {
  function move(from: number, to: number): void {
    const moved = [...attached];
    moved.splice(to, 0, ...moved.splice(from, 1));
    onChange(moved);
  }

  if (attached.length === 0 && media.files.length === 0) return null;
  return (
    <ul className="grid grid-cols-3 gap-2">
      {attached.map((file, index) => (
        <AttachedFileTile
          key={file.url}
          file={file}
          position={{ index, count: attached.length }}
          onMove={(to) => move(index, to)}
          onRemove={() => onChange(attached.filter(({ url }) => url !== file.url))}
        />
      ))}
      {media.files.map((file) => (
        <PendingUploadRow
          key={file.id}
          file={file}
          onRetry={() => media.retry(file.id)}
          onRemove={() => media.remove(file.id)}
        />
      ))}
    </ul>
  );
}
