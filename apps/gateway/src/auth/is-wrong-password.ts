import { ApiError } from '@memory/service-kit';

/** Whether social-svc answered that the password is wrong. Only such an attempt counts as a guess. */
export const isWrongPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'wrong_password';
