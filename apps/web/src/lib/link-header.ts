/**
 * The cursor of the next page in a `Link` header (RFC 8288): `<…?cursor=abc>; rel="next"`. Null when there is no next page.
 */
export function parseNextCursor(header: string | null): string | null {
  for (const [, target = '', parameters = ''] of (header ?? '').matchAll(/<([^>]*)>([^<]*)/g)) {
    if (/;\s*rel="?next"?(\s|;|,|$)/i.test(parameters)) {
      return new URL(target, 'http://page').searchParams.get('cursor');
    }
  }
  return null;
}
