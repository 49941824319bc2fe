/** How much each figure of mood-model.ts counts; found by `eval/mood/train.ts` from the judged texts of eval/mood. */
// oxlint-disable-next-line oxc/approx-constant -- a weight may happen to be near a constant
export const weights: readonly number[] = [0.688, 0.303, 0.37, 2.515, 0.953, 0.51, 1.562];

/** Where the classes divide, from very_negative up. */
export const thresholds: readonly number[] = [-4.31, -0.847, 0.805, 4.692];
