/** How much each figure of mood-model.ts counts; found by `eval/mood/train.ts` from the judged texts of eval/mood. */
// oxlint-disable-next-line oxc/approx-constant -- a weight may happen to be near a constant
export const weights: readonly number[] = [1.014, 0.434, 0.674, 2.771, 0.955, 0.476, 1.544];

/** Where the classes divide, from very_negative up. */
export const thresholds: readonly number[] = [-5.738, -1.082, 1.205, 6.217];
