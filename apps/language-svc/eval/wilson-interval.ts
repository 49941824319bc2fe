/** The quantile of the normal distribution for a confidence of 95 %. */
const Z = 1.96;

/**
 * Returns the bounds, from 0 to 1, between which the true share lies with a confidence of 95 % when `right` of `cases` are right: the score
 * interval of Wilson (1927), which also holds near 0 and 1.
 */
export function wilsonInterval(right: number, cases: number): { low: number; high: number } {
  const share = right / cases;
  const spread = Z * Math.sqrt((share * (1 - share) + Z ** 2 / (4 * cases)) / cases);
  const scale = 1 + Z ** 2 / cases;
  const centre = share + Z ** 2 / (2 * cases);
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}
