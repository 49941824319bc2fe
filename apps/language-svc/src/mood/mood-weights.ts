/** How much each figure of mood-model.ts counts; found by `eval/mood/train.ts` from the judged texts of eval/mood. */
export const weights: readonly number[] = [0.682, 0.529, 0.754, 2.379, 1.342, 0.53, 1.397];

/** Where the classes divide, from very_negative up. */
export const thresholds: readonly number[] = [-5.559, -0.988, 1.254, 6.249];
