/**
 * The link to the page on which a reset code is used. It is built from the setting PUBLIC_URL alone: the `Host` header of a request, which an
 * attacker may choose, must not lead anyone to another site. The code is in the fragment, which browsers send to no server, neither in
 * the request nor as a referrer.
 */
export function resetLink(publicUrl: string, code: string): string {
  const url = new URL('/reset-password', publicUrl);
  url.hash = code;
  return url.href;
}
