/**
 * Tells ioredis (option `reconnectOnError`) whether to reconnect after the error of a command. Returns true when the Redis server has become a
 * replica. The address then leads to the new primary, but the old connection would stay with the replica, which rejects every write.
 */
export const reconnectAfterFailover = (error: Error): boolean => error.message.includes('READONLY');
