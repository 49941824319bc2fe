/** An error whose message tells the user what to do. Command-line programs print the message without the stack trace. */
export class UserFacingError extends Error {}

export const PARTIAL_SUCCESS_EXIT_CODE = 3;

/** A command did what it is for, but something with it went wrong. The exit code is PARTIAL_SUCCESS_EXIT_CODE instead of 1. */
export class PartialSuccessError extends UserFacingError {}
