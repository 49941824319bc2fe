/** Varies a delay by up to 25 % at random, so that processes which began to wait together do not end together. */
export const withJitter = (milliseconds: number): number => milliseconds * (0.75 + Math.random() / 2);
