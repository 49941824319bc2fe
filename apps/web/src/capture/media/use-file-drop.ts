import { type ClipboardEvent, type DragEvent, useState } from 'react';

const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];

/**
 * Drag and drop of files onto an element. `dropZoneProps` are the props of that element; `isDraggedOver` is true while files are dragged
 * over it.
 */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isDraggedOver, setDraggedOver] = useState(false);
  return {
    isDraggedOver,
    dropZoneProps: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setDraggedOver(true);
      },
      onDragLeave: () => setDraggedOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setDraggedOver(false);
        const files = filesOf(event.dataTransfer);
        if (files.length > 0) onFiles(files);
      },
    },
  };
}

/** Creates a paste handler for an element. It passes pasted files to `onFiles` and leaves pasted text to the browser. */
export function filePasteHandler(onFiles: (files: File[]) => void) {
  return (event: ClipboardEvent): void => {
    const files = filesOf(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
}
