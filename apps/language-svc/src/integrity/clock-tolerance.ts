/**
 * How much the clocks of journal-svc and of this service may differ, in milliseconds. An entry that is not younger by this than the oldest
 * vocabulary item of its author may have been saved before the author had a vocabulary, when nothing was counted.
 */
export const CLOCK_TOLERANCE_MS = 60_000;
