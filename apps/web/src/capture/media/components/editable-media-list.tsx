import type { AttachedFile } from '../attached-file.ts';
import type { MediaUploads } from '../use-media-uploads.ts';
import { AttachedFileTile } from './attached-file-tile.tsx';
import { PendingUploadRow } from './pending-upload-row.tsx';
import { RefusedFileRow } from './refused-file-row.tsx';

interface EditableMediaListProps {
  mediaUploads: MediaUploads;
  attached: readonly AttachedFile[];
  onChange: (attached: AttachedFile[]) => void;
}

/** The list of an entry's images and videos in a form, in their order, and below them the pending uploads and the refused files. */
export default function EditableMediaList({ mediaUploads, attached, onChange }: EditableMediaListProps) {
  function move(from: number, to: number): void {
    const moved = [...attached];
    moved.splice(to, 0, ...moved.splice(from, 1));
    onChange(moved);
  }

  if (attached.length + mediaUploads.files.length + mediaUploads.refusedFiles.length === 0) return null;
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
      {mediaUploads.files.map((upload) => (
        <PendingUploadRow
          key={upload.id}
          upload={upload}
          onRetry={() => mediaUploads.retry(upload.id)}
          onRemove={() => mediaUploads.remove(upload.id)}
        />
      ))}
      {mediaUploads.refusedFiles.map((file) => (
        <RefusedFileRow key={file.id} file={file} onDismiss={() => mediaUploads.dismissRefused(file.id)} />
      ))}
    </ul>
  );
}
