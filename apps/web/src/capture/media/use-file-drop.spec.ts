/** @vitest-environment dom */
import { act, renderHook } from '@testing-library/react';
import type { ClipboardEvent, DragEvent } from 'react';
import { describe, expect, it } from 'vitest';
import { filePasteHandler, useFileDrop } from './use-file-drop.ts';

const photo = { name: 'a.png' } as File;

/** An event that contains files; `isPrevented` is true after the browser was kept from handling it. */
function fileEvent(files: File[] | null) {
  const data = files && { files };
  return {
    isPrevented: false,
    dataTransfer: data,
    clipboardData: data,
    preventDefault() {
      this.isPrevented = true;
    },
  };
}
const asDragEvent = (event: object) => event as DragEvent;

describe('useFileDrop', () => {
  it('passes dropped files on, instead of letting the browser open them', () => {
    const dropped: File[][] = [];
    const { result } = renderHook(() => useFileDrop((files) => dropped.push(files)));
    const [over, drop] = [fileEvent([photo]), fileEvent([photo])];
    act(() => result.current.dropZoneProps.onDragOver(asDragEvent(over)));
    expect([result.current.isDraggedOver, over.isPrevented]).toEqual([true, true]);
    act(() => result.current.dropZoneProps.onDrop(asDragEvent(drop)));
    expect([result.current.isDraggedOver, drop.isPrevented, dropped]).toEqual([false, true, [[photo]]]);
  });

  it('ends when the files leave the element', () => {
    const { result } = renderHook(() => useFileDrop(() => undefined));
    expect(result.current.isDraggedOver).toBe(false);
    act(() => result.current.dropZoneProps.onDragOver(asDragEvent(fileEvent([photo]))));
    act(() => result.current.dropZoneProps.onDragLeave());
    expect(result.current.isDraggedOver).toBe(false);
  });

  it('ignores what contains no files', () => {
    const dropped: File[][] = [];
    const { result } = renderHook(() => useFileDrop((files) => dropped.push(files)));
    act(() => result.current.dropZoneProps.onDrop(asDragEvent(fileEvent([]))));
    act(() => result.current.dropZoneProps.onDrop(asDragEvent(fileEvent(null))));
    expect(dropped).toEqual([]);
  });
});

describe('filePasteHandler', () => {
  const paste = (files: File[] | null) => {
    const event = fileEvent(files);
    const pasted: File[][] = [];
    filePasteHandler((all) => pasted.push(all))(event as unknown as ClipboardEvent);
    return { isPrevented: event.isPrevented, pasted };
  };

  it('passes pasted files on', () => {
    expect(paste([photo])).toEqual({ isPrevented: true, pasted: [[photo]] });
  });

  it('leaves pasted text to the browser', () => {
    expect(paste([])).toEqual({ isPrevented: false, pasted: [] });
    expect(paste(null)).toEqual({ isPrevented: false, pasted: [] });
  });
});
