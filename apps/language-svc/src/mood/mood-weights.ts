/** How much each figure of mood-model.ts counts; found by `eval/mood/train.ts` from the judged texts of eval/mood. */
export const weights: readonly number[] = [1.055, 0.604, 0.621, 2.864, 1.004, 0.264, 1.189];

/** Where the classes divide, from very_negative up. */
export const thresholds: readonly number[] = [-5.615, -1.05, 1.188, 6.114];
