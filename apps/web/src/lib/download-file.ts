/** Time in milliseconds after which a downloaded file's object URL is revoked. Browsers may start to read the file long after the click. */
const REVOKE_AFTER_MS = 60_000;

/** Makes the browser download `file` and save it as `name`. */
export function downloadFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  downloadFromUrl(url, name);
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}

/** Makes the browser download the file at `url`. The file gets the name that the server gives it, unless `name` is set. */
export function downloadFromUrl(url: string, name = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
