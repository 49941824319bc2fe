/** The object URL is revoked after this time: a browser may start to read it late. */
const REVOKE_AFTER_MS = 60_000;

/** Makes the browser download a file under this name. */
export function downloadFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
