import type { SecurityLogEntry } from '@memory/contracts';
import { securityEventNames } from '@memory/events';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { type AdminCommand, formatTable, parseDuration } from './command.ts';
import { requestJson } from './service-request.ts';

const SERVICE = 'social-svc';

export const listSecurityEventsAdminCommand: AdminCommand = {
  summary: 'Lists the security log, the newest events first',
  usage: '[--user name|id] [--event name] [--since 7d] [--until 1d] [--limit 50] [--json]',
  options: {
    user: { type: 'string' },
    event: { type: 'string' },
    since: { type: 'string' },
    until: { type: 'string' },
    limit: { type: 'string' },
    json: { type: 'boolean' },
  },
  async run({ options: { json, ...options } }, { findInstallation, stdout }) {
    const query = toQuery(options, new Date());
    const events = await requestJson<SecurityLogEntry[]>(
      findInstallation(),
      SERVICE,
      `/internal/security-events?${query}`,
    );
    if (json === true) stdout.write(`${JSON.stringify(events, null, 2)}\n`);
    else stdout.write(events.length === 0 ? 'Nothing is recorded.\n' : formatEvents(events));
  },
};

/** @throws UserFacingError for an event that does not exist, or a text that is not a duration */
function toQuery(options: Record<string, string | boolean | undefined>, now: Date): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(options)) {
    if (typeof value !== 'string') continue;
    if (name === 'event' && !securityEventNames.some((event) => event === value))
      throw new UserFacingError(`There is no event ${value}. The events are:\n  ${securityEventNames.join('\n  ')}`);
    const isDuration = name === 'since' || name === 'until';
    query.set(name, isDuration ? new Date(now.getTime() - parseDuration(value)).toISOString() : value);
  }
  return query;
}

/** Formats one line per event: time, event, users, network, request id, details. */
function formatEvents(events: readonly SecurityLogEntry[]): string {
  const rows = events.map((event) => [
    event.occurredAt,
    event.event,
    describeUsers(event),
    event.network ?? '-',
    event.requestId ?? '-',
    Object.keys(event.details).length === 0 ? '' : JSON.stringify(event.details),
  ]);
  return formatTable(rows)
    .map((line) => `${line}\n`)
    .join('');
}

/**
 * Formats the users of an event: `mei`; `mei → tom` for a friendship; `→ mei` for an action of an administrator; `name#4f3a…` for a username that no
 * account has.
 */
function describeUsers({ userId, username, targetUserId, targetUsername, usernameHash }: SecurityLogEntry): string {
  const user = username ?? userId ?? (usernameHash && `name#${usernameHash.slice(0, 8)}`);
  const target = targetUsername ?? targetUserId;
  return [user, target && `→ ${target}`].filter(Boolean).join(' ') || '-';
}
