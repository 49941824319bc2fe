/** The key of a session, whose value is a `SessionRecord` as JSON. */
export const sessionKeyOf = (sessionId: string): string => `session:${sessionId}`;
/** The key of a sorted set with a user's session ids; the score is the time at which the session expires (milliseconds since 1970). */
export const userIndexKeyOf = (userId: string): string => `sessions-of:${userId}`;
/**
 * The key of the time at which a user's sessions were last revoked, in the format of `createdAt`. Sessions with an earlier `createdAt` have ended,
 * and no such session may begin any more.
 */
export const revocationKeyOf = (userId: string): string => `sessions-of:${userId}:revoked-before`;

/** The Redis channel on which every gateway receives the ids of ended sessions, so that it closes their live streams. */
export const SESSION_ENDED_CHANNEL = 'session-ended';
