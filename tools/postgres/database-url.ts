/**
 * Returns the address of one database of a server. Parameters of the server's address (`?sslmode=…`) are kept.
 * @param login the role to connect as; by default the user of the server's address
 */
export function databaseUrl(serverUrl: string, database: string, login?: { role: string; password: string }): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  if (login) {
    url.username = encodeURIComponent(login.role);
    url.password = encodeURIComponent(login.password);
  }
  return url.href;
}
