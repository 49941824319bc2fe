/** How much each figure of mood-model.ts counts; found by `eval/mood/train.ts` from the judged texts of eval/mood. */
// oxlint-disable-next-line oxc/approx-constant -- a weight may happen to be near a constant
export const weights: readonly number[] = [1.083, 0.141, 0.763, 2.606, 1.224, 0.656, 1.963];

/** Where the classes divide, from very_negative up. */
export const thresholds: readonly number[] = [-5.853, -1.203, 1.249, 6.355];
