const BYTES_PER_KB = 1024;
const LARGER_UNITS = ['MB', 'GB', 'TB', 'PB'] as const;
const BYTES_PER_MB = BYTES_PER_KB ** 2;

// rounded down, so that a usage below the quota never looks like all of it
const threeDigits = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3, roundingMode: 'floor' });

/** A number of bytes with three digits and its unit, the same in both languages: `1.25 GB`. Below 0.1 MB in whole KB; 0 is `0 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes > 0 && bytes < BYTES_PER_MB / 10) return `${Math.ceil(bytes / BYTES_PER_KB)} KB`;
  let size = bytes / BYTES_PER_MB;
  let unit = 0;
  for (; size >= BYTES_PER_KB && unit < LARGER_UNITS.length - 1; unit += 1) size /= BYTES_PER_KB;
  return `${size >= 1_000 ? String(Math.floor(size)) : threeDigits.format(size)} ${LARGER_UNITS[unit]}`;
}
