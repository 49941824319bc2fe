const BYTES_PER_KB = 1024;
const LARGER_UNITS = ['MB', 'GB', 'TB', 'PB'] as const;
const BYTES_PER_MB = BYTES_PER_KB ** 2;

// Numbers are rounded down, so that a storage usage just below the quota is not displayed as the full quota.
const threeDigits = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3, roundingMode: 'floor' });

/**
 * Formats a number of bytes with three digits and a unit, such as `1.25 GB`, the same in both languages. Sizes below 0.1 MB are in whole
 * KB; zero bytes are `0 MB`.
 */
export function formatBytes(bytes: number): string {
  if (bytes > 0 && bytes < BYTES_PER_MB / 10) return `${Math.ceil(bytes / BYTES_PER_KB)} KB`;
  let size = bytes / BYTES_PER_MB;
  let unit = 0;
  for (; size >= BYTES_PER_KB && unit < LARGER_UNITS.length - 1; unit += 1) size /= BYTES_PER_KB;
  return `${size >= 1_000 ? String(Math.floor(size)) : threeDigits.format(size)} ${LARGER_UNITS[unit]}`;
}
