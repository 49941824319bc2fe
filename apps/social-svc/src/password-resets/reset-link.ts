/**
 * Returns the link to the page on which a reset code is used. The link is built from the setting PUBLIC_URL and never from the `Host` header,
 * because an attacker could choose a `Host` that leads to another site. The code is in the fragment of the URL, because browsers never send the
 * fragment to a server, neither in the request nor as a referrer.
 */
export function resetLink(publicUrl: string, code: string): string {
  const url = new URL('/reset-password', publicUrl);
  url.hash = code;
  return url.href;
}
