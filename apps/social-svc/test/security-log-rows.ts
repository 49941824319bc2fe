import type { SocialApp } from './social-app.ts';

export interface SecurityEventRow {
  id: string;
  event: string;
  user_id: string | null;
  username_hash: string | null;
  target_user_id: string | null;
  network: string | null;
  request_id: string | null;
  details: object;
}

/** The rows of the security log with one of these names, the oldest first; all rows without a name. */
export async function readSecurityLog({ database }: SocialApp, ...events: string[]): Promise<SecurityEventRow[]> {
  const rows = await database.$queryRawUnsafe<{ row: SecurityEventRow }[]>(
    'SELECT to_jsonb(e) AS row FROM security_log.security_event e ORDER BY occurred_at, id',
  );
  return rows.map(({ row }) => row).filter(({ event }) => events.length === 0 || events.includes(event));
}
