import { UserFacingError } from '@memory/launcher/cli/user-facing-error';

const MINUTE_MS = 60_000;
const UNITS_MS = { m: MINUTE_MS, h: 60 * MINUTE_MS, d: 24 * 60 * MINUTE_MS } as const;

const DURATION = /^(?<number>\d{1,5})(?<unit>[mhd])$/;

/**
 * @param text a duration such as `30m`, `12h` or `7d`
 * @returns the duration in milliseconds
 * @throws UserFacingError for a text of any other form
 */
export function parseDuration(text: string): number {
  const { number, unit } = DURATION.exec(text)?.groups ?? {};
  if (!number || !unit) throw new UserFacingError(`"${text}" is not a time span. Write it like 30m, 12h or 7d.`);
  return Number(number) * UNITS_MS[unit as keyof typeof UNITS_MS];
}
