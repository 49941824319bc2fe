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

/**
 * Returns the address of a service's database. With separate roles, the address has the credentials of the database's role, and otherwise the
 * credentials of the server's user.
 */
export function databaseUrlOfService(
  { serverUrl, passwords }: { serverUrl: string; passwords: Readonly<Record<string, string>> },
  database: string,
  hasSeparateRoles: boolean,
): string {
  const login = hasSeparateRoles ? { role: database, password: passwords[database] ?? '' } : undefined;
  return databaseUrl(serverUrl, database, login);
}
