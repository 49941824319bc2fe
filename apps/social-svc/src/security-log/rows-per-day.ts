import type { SecurityEventName } from '@memory/events';

/**
 * The maximum number of rows of one event that one account may cause in 24 hours. A person who signs in, adds a class and exports everything ten
 * times needs a tenth of this number. Each event has its own limit, so that a flood of one event does not suppress other events.
 */
export const ROWS_PER_ACCOUNT_AND_DAY = 500;
/**
 * The maximum number of rows of one event that people without a session may cause from one network in 24 hours. A school of 2,000 people may share
 * one network, and each person may mistype a password twice a day.
 */
export const ROWS_PER_NETWORK_AND_DAY = 5_000;

/** The events that a client without a session can cause. It can name any account, or one that does not exist, so a limit per account is not enough: rows of
 * these events are also limited per network. */
const eventsWithoutSession = [
  'sign_in.failed',
  'sign_in.limited',
  'sign_in.provider_failed',
  'sign_up.limited',
  'requests.limited',
  'class.device_code_limited',
] as const satisfies SecurityEventName[];

export const isEventLimitedByNetwork = (event: string): boolean => eventsWithoutSession.some((name) => name === event);
