/**
 * Decides for ioredis (`reconnectOnError`) whether it reconnects after the error of a command: when its server has become a replica. The
 * address then leads to the new primary, but the old connection would stay with the replica, which rejects every write.
 */
export const reconnectAfterFailover = (error: Error): boolean => error.message.includes('READONLY');
