import type { Entry } from '@memory/contracts';
import { useEffect, useState } from 'react';
import { deviceStorage } from '../../lib/device-storage.ts';
import { type DraftFile, editKey } from './draft.ts';

/** What is being changed in a memory, and the version it was changed from. */
export interface Edit {
  title: string;
  content: string;
  mediaFiles: DraftFile[];
  version: number;
}

export function editOf({ title, content, mediaFiles, version }: Entry): Edit {
  return { title, content, mediaFiles: mediaFiles.map((file) => ({ ...file, name: '' })), version };
}

export function isChanged(edit: Edit, entry: Edit): boolean {
  const urls = ({ mediaFiles }: Edit): string => mediaFiles.map(({ url }) => url).join(' ');
  return edit.title !== entry.title || edit.content !== entry.content || urls(edit) !== urls(entry);
}

/** The changes to a memory, kept on this device until they are saved or given up: a reload or a crash loses none. */
export function useEdit(entry: Entry) {
  const key = editKey(entry.userId, entry.id);
  const [opened] = useState(() => editOf(entry));
  const [edit, setEdit] = useState<Edit>(() => kept(key) ?? opened);
  const [given, setGiven] = useState(false);
  const dirty = isChanged(edit, opened);
  useEffect(() => {
    if (given || !dirty) deviceStorage.remove(key);
    else deviceStorage.write(key, JSON.stringify(edit));
  }, [key, edit, dirty, given]);
  return {
    edit,
    dirty,
    change: (changes: Partial<Edit>) => setEdit((before) => ({ ...before, ...changes })),
    addFile: (file: DraftFile) => setEdit((before) => ({ ...before, mediaFiles: [...before.mediaFiles, file] })),
    /** There is nothing left to keep. */
    forget: () => {
      setGiven(true);
      deviceStorage.remove(key);
    },
  };
}

function kept(key: string): Edit | null {
  const found = deviceStorage.read(key);
  return found === null ? null : (JSON.parse(found) as Edit);
}
