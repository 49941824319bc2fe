/** The entry whose page of reading mode the reader has closed; null after its card has taken the focus. */
let readEntryId: string | null = null;

export function rememberReadEntry(id: string): void {
  readEntryId = id;
}

/** Whether the reader has just come back from this entry. Returns true only once. */
export function takeReadEntry(id: string): boolean {
  if (readEntryId !== id) return false;
  readEntryId = null;
  return true;
}
