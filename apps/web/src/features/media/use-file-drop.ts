import { type ClipboardEvent, type DragEvent, useState } from 'react';

const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];

/** Files dropped on an element. `over` while some are held above it; `area` goes onto the element. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [over, setOver] = useState(false);
  return {
    over,
    area: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        const files = filesOf(event.dataTransfer);
        if (files.length > 0) onFiles(files);
      },
    },
  };
}

/** Files pasted anywhere in an element; pasted text goes where it always goes. */
export function filePasteHandler(onFiles: (files: File[]) => void) {
  return (event: ClipboardEvent): void => {
    const files = filesOf(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
}
