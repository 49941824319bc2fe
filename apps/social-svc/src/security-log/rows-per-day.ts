import type { SecurityEventName } from '@memory/events';

/**
 * The most rows of one event that one account causes in 24 hours. A person who signs in, adds a class and exports everything ten times needs a
 * tenth of it. The events are limited one by one, so that a flood of one of them hides no other.
 */
export const ROWS_PER_ACCOUNT_AND_DAY = 500;
/**
 * The most rows of one event in 24 hours that people without a session cause from one network. A school of 2,000 people shares one, and each
 * of them may mistype a password twice a day.
 */
export const ROWS_PER_NETWORK_AND_DAY = 5_000;

/** The events that need no session. Their rows are limited by network too, because they may name any account, or none. */
const eventsWithoutSession = [
  'sign_in.failed',
  'sign_in.limited',
  'sign_in.provider_failed',
  'sign_up.limited',
  'requests.limited',
] as const satisfies SecurityEventName[];

export const isEventLimitedByNetwork = (event: string): boolean => eventsWithoutSession.some((name) => name === event);
