/** Whether the file of a recording is still there and is a sound: a page in its place is somebody's error page. */
export async function audioExists(url: string): Promise<boolean> {
  const { ok, headers } = await fetch(url, { method: 'HEAD' });
  return ok && !headers.get('Content-Type')?.startsWith('text/html');
}
