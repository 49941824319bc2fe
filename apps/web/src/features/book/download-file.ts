/** How long a browser may take to begin reading a file that it saves. */
const READING_MS = 60_000;

/** Has the browser save a file under this name. */
export function downloadFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READING_MS);
}
