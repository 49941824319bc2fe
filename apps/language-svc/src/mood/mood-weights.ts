/** How much each figure of mood-model.ts counts; found by `eval/mood/train.ts` from the judged texts of eval/mood. */
// oxlint-disable-next-line oxc/approx-constant -- a weight may happen to be near a constant
export const weights: readonly number[] = [0.579, 0.573, 0.394, 2.132, 0.909, 0.236, 0.923];

/** Where the classes divide, from very_negative up. */
export const thresholds: readonly number[] = [-4.04, -0.751, 0.774, 4.461];
