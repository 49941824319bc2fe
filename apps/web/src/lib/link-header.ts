/**
 * Returns the cursor of the next page from a `Link` header (RFC 8288), such as `<…?cursor=abc>; rel="next"`; null when there is no next
 * page.
 */
export function parseNextCursor(header: string | null): string | null {
  for (const [, target = '', parameters = ''] of (header ?? '').matchAll(/<([^<>]*)>([^<]*)/g)) {
    if (/;\s*rel="?next"?(\s|;|,|$)/i.test(parameters)) {
      return new URL(target, 'http://page').searchParams.get('cursor');
    }
  }
  return null;
}
