/** Returns whether an HTTP server responds to a GET request with a 2xx status, by default within two seconds. */
export async function respondsOk(url: string, signal: AbortSignal = AbortSignal.timeout(2000)): Promise<boolean> {
  try {
    const response = await fetch(url, { signal });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
