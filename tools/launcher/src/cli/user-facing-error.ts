/** An error whose message tells the user what to do. Command-line programs print the message without the stack trace. */
export class UserFacingError extends Error {}

export const PARTIAL_SUCCESS_EXIT_CODE = 3;

/** Thrown when a command did its work, but a part of it failed. The exit code is PARTIAL_SUCCESS_EXIT_CODE instead of 1. */
export class PartialSuccessError extends UserFacingError {}
