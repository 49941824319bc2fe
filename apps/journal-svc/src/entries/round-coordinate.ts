/** Two decimals of a degree are about a kilometre: enough for the name of a district, too little for a house. */
const SHARED_DECIMALS = 2;

/**
 * Rounds a coordinate for viewers other than the author. The result depends on the coordinate alone, without noise, so that many entries
 * written at one place do not give the exact place as their average.
 */
export function roundCoordinate(degrees: string | null): string | null {
  if (degrees === null) return null;
  const rounded = Number(degrees).toFixed(SHARED_DECIMALS);
  return Number(rounded) === 0 ? (0).toFixed(SHARED_DECIMALS) : rounded;
}
