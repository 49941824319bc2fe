import { Refusal } from '../steps.ts';

/** Bytes of each unit, as storage is counted everywhere in the product: 1 GB is 1,024 MB. */
const UNITS = { MB: 1024 ** 2, GB: 1024 ** 3, TB: 1024 ** 4 } as const;
type Unit = keyof typeof UNITS;

const SIZE = /^(?<number>\d+(?:\.\d+)?)(?<unit>MB|GB|TB)$/i;

/**
 * @param text a size such as `500MB`, `1.5GB` or `2TB`
 * @returns it in bytes
 * @throws Refusal for anything else
 */
export function parseSize(text: string): number {
  const { number, unit } = SIZE.exec(text)?.groups ?? {};
  const bytes = number && unit ? Math.round(Number(number) * UNITS[unit.toUpperCase() as Unit]) : Number.NaN;
  if (!Number.isSafeInteger(bytes)) throw new Refusal(`"${text}" is no size. Write it like 500MB, 5GB or 1TB.`);
  return bytes;
}

/** @returns a number of bytes as people read it, with one decimal at most: `1.5 GB` */
export function formatSize(bytes: number): string {
  const unit: Unit = bytes >= UNITS.TB ? 'TB' : bytes >= UNITS.GB ? 'GB' : 'MB';
  return `${Math.round((bytes / UNITS[unit]) * 10) / 10} ${unit}`;
}
