/** How much each figure of mood-model.ts counts; found by `eval/mood/train.ts` from the judged texts of eval/mood. */
// oxlint-disable-next-line oxc/approx-constant -- a weight may happen to be near a constant
export const weights: readonly number[] = [1.366, 0.196, 0.53, 2.727, 2.12, 0.239, 2.18];

/** Where the classes divide, from very_negative up. */
export const thresholds: readonly number[] = [-5.761, -1.193, 1.292, 6.516];
