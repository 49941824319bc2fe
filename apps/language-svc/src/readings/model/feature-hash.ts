const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Returns a hash of a target word, from which the hashes of its features are computed (FNV-1a over UTF-16 units). */
export function hashTarget(target: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < target.length; at++) hash = Math.imul(hash ^ target.charCodeAt(at), FNV_PRIME);
  return hash;
}

/**
 * Returns the hash of a feature of a target, an unsigned integer of 32 bits. Of some 100,000 features two seldom have the same; then the
 * later one in the file is lost.
 */
export function hashFeature(targetHash: number, kind: number, first: number, second: number, third: number): number {
  let hash = Math.imul(targetHash ^ kind, FNV_PRIME);
  hash = Math.imul(hash ^ first, FNV_PRIME);
  hash = Math.imul(hash ^ second, FNV_PRIME);
  hash = Math.imul(hash ^ third, FNV_PRIME);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}
