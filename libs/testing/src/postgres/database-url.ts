/** Returns the URL of the given database on the server of `serverUrl`, with the same user. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
