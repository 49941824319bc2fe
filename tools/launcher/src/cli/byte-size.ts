import { UserFacingError } from './user-facing-error.ts';

/** The number of bytes of each unit. Units are binary everywhere in the product: 1 GB is 1,024 MB. */
const UNITS = { MB: 1024 ** 2, GB: 1024 ** 3, TB: 1024 ** 4 } as const;
type Unit = keyof typeof UNITS;

const BYTE_SIZE = /^(?<number>\d+(?:\.\d+)?)(?<unit>MB|GB|TB)$/i;

/**
 * Parses a size.
 * @param text a size such as `500MB`, `1.5GB` or `2TB`
 * @returns the size in bytes
 * @throws UserFacingError for any other text, and for a size beyond 8 PB
 */
export function parseByteSize(text: string): number {
  const { number, unit } = BYTE_SIZE.exec(text)?.groups ?? {};
  const bytes = number && unit ? Math.round(Number(number) * UNITS[unit.toUpperCase() as Unit]) : Number.NaN;
  if (!Number.isSafeInteger(bytes))
    throw new UserFacingError(`"${text}" is not a size. Write it like 500MB, 5GB or 1TB.`);
  return bytes;
}

/** Formats a number of bytes in MB, GB or TB with at most one decimal: `1.5 GB`. */
export function formatByteSize(bytes: number): string {
  const unit: Unit = bytes >= UNITS.TB ? 'TB' : bytes >= UNITS.GB ? 'GB' : 'MB';
  return `${Math.round((bytes / UNITS[unit]) * 10) / 10} ${unit}`;
}
