import { createHash } from 'node:crypto';

/**
 * Returns a name for a prepared statement that is the same for the same SQL text, so that PostgreSQL parses and plans each statement only
 * once per connection.
 */
export const statementName = (sql: string): string => createHash('sha1').update(sql).digest('base64url');
