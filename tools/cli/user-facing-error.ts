/** An error whose message tells the user what to do. Command-line programs print the message without the stack trace. */
export class UserFacingError extends Error {}
