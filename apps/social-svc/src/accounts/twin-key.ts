/**
 * The key of an account of an earlier release whose username is the same as that of another account by the present rule (⻓江 with a radical, and
 * 长江). No username has this key, because usernames have no spaces.
 */
export const twinKeyOf = (usernameKey: string): string => `${usernameKey} 2`;
