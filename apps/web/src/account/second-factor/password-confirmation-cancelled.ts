/** The error of a request that was not repeated, because the user closed the password dialog. */
export class PasswordConfirmationCancelled extends Error {}
