interface Versioned {
  readonly version: number;
}

/** The `ETag` of an entry. */
export const tagOf = ({ version }: Versioned): string => `"${version}"`;

/**
 * Whether `If-Match` (RFC 9110, 13.1.1) names this version. A weak tag counts too: proxies that compress weaken ours, and it names a
 * version, not bytes.
 */
export function isNamedBy(ifMatch: string, entry: Versioned): boolean {
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(tagOf(entry));
}
