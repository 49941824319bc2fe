const BYTES_PER_KB = 1024;
const LARGER_UNITS = ['GB', 'TB', 'PB'] as const;

// Numbers are rounded down, so that a storage usage just below the quota is not displayed as the full quota.
const oneDecimal = new Intl.NumberFormat('en-US', {
  maximumFractionDigits: 1,
  roundingMode: 'floor',
  useGrouping: false,
});

/**
 * Formats a number of bytes as people say it, the same in both languages: whole KB and MB, and one decimal from 1 GB on, such as `4 MB` or `1.2 GB`.
 * Zero bytes are `0 MB`.
 */
export function formatBytes(bytes: number): string {
  if (bytes > 0 && bytes < BYTES_PER_KB ** 2) return `${Math.ceil(bytes / BYTES_PER_KB)} KB`;
  const megabytes = bytes / BYTES_PER_KB ** 2;
  if (megabytes < BYTES_PER_KB) return `${Math.floor(megabytes)} MB`;
  let size = megabytes / BYTES_PER_KB;
  let unit = 0;
  for (; size >= BYTES_PER_KB && unit < LARGER_UNITS.length - 1; unit += 1) size /= BYTES_PER_KB;
  return `${oneDecimal.format(size)} ${LARGER_UNITS[unit]}`;
}
