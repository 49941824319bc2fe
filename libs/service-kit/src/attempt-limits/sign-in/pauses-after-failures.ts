/**
 * The pause after each failed sign-in of an account, by the number of failures that were counted within a day. 20 failures are more than a user who
 * has forgotten the password needs: ten attempts at home and ten at school. With this table a stranger gets about 110 guesses a day, however many
 * network addresses they use.
 */
export const pausesAfterFailures: readonly { readonly failures: number; readonly pauseSeconds: number }[] = [
  { failures: 20, pauseSeconds: 60 },
  { failures: 40, pauseSeconds: 5 * 60 },
  { failures: 60, pauseSeconds: 15 * 60 },
  { failures: 100, pauseSeconds: 60 * 60 },
];
