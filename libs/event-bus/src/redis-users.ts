import { type Producer, producers } from '@memory/events';
import { MEDIA_PROGRESS_CHANNEL } from './live-channel-name.ts';
import { deadLettersOf, leaseOf, replaysOf, streamOf } from './stream-keys.ts';

/** Who connects to the Redis that all processes share: one user per service, and one for `npm run admin`. */
export const redisUsers = ['gateway', 'journal-svc', 'media-svc', 'language-svc', 'social-svc', 'admin'] as const;
export type RedisUser = (typeof redisUsers)[number];

/**
 * One selector of an ACL user (Redis 7). Redis allows a command when a single selector covers the command and all of its keys and
 * channels; selectors are not combined.
 */
export interface RedisPermission {
  readonly reason: string;
  /** Patterns of keys that may be read and written. */
  readonly keys?: readonly string[];
  /** Patterns of keys that may only be read. */
  readonly readOnlyKeys?: readonly string[];
  readonly channels?: readonly string[];
  /** Commands and categories as in an ACL rule: `+get`, `+@hash`, `+xinfo|groups`. */
  readonly commands: string;
}

/** Commands for every type of value that touch only the keys they name; SORT is excluded, because it can read others. */
const ANY_VALUE =
  '+@string +@hash +@list +@set +@sortedset +@stream -sort -sort_ro ' +
  '+del +unlink +exists +type +rename +expire +pexpire +pexpireat +persist +ttl +pttl +eval +evalsha';

const allReplaysOf = (producer: Producer): string => replaysOf(producer, '*');

/**
 * What each user may do in addition to `COMMON_RULES` (redis-acl.ts). Only the administrator, who can read the server's files
 * anyway, may list keys: their names contain session ids.
 */
export const redisPermissions: Readonly<Record<RedisUser, readonly RedisPermission[]>> = {
  gateway: [
    {
      reason:
        'its own sessions, sign-in limits, sign-ins at a provider and counts of live streams; scripts count atomically',
      keys: ['session:*', 'sessions-of:*', 'limit:*', 'external-login:*', 'streams-of:*'],
      commands: ANY_VALUE,
    },
    {
      reason: 'every gateway closes the live streams of a session that ended at another',
      channels: ['session-ended'],
      commands: '+publish +subscribe +unsubscribe',
    },
    {
      reason: 'live streams show the progress of jobs',
      channels: [MEDIA_PROGRESS_CHANNEL],
      commands: '+subscribe +unsubscribe',
    },
    {
      reason: 'live streams show every event as it is published (EventTail)',
      readOnlyKeys: producers.map(streamOf),
      commands: '+xread +xrange',
    },
    ...consumerPermissions('gateway', ['social']),
  ],
  'journal-svc': [...producerPermissions('journal'), ...consumerPermissions('journal-svc', ['media', 'social'])],
  'media-svc': [
    ...producerPermissions('media'),
    ...consumerPermissions('media-svc', ['journal', 'social']),
    {
      reason: 'BullMQ’s queues, whose scripts use every type of value, and the removal of traces of deleted files',
      keys: ['bull:*'],
      commands: ANY_VALUE,
    },
    { reason: 'workers publish the progress of jobs', channels: [MEDIA_PROGRESS_CHANNEL], commands: '+publish' },
    {
      reason: 'the jobs console counts workers by the names of their connections; it sees addresses, and no content',
      commands: '+client|list',
    },
  ],
  'language-svc': consumerPermissions('language-svc', ['journal', 'social']),
  'social-svc': [
    ...producerPermissions('social'),
    {
      reason: 'an erasure waits until all groups have handled account.deleted (groupsBehind)',
      readOnlyKeys: [deadLettersOf('social', '*')],
      commands: '+xrange +exists +xinfo|groups +xpending',
    },
    {
      reason: 'an erasure puts back the account.deleted that a group gave up on (retryGivenUp)',
      keys: [allReplaysOf('social')],
      commands: '+xadd',
    },
    {
      reason: 'an erasure removes what names the person from every stream, dead letter and replay (forgetPerson)',
      keys: producers.flatMap((producer) => [streamOf(producer), deadLettersOf(producer, '*'), allReplaysOf(producer)]),
      commands: '+xrange +xdel +exists +xinfo|groups',
    },
    {
      reason: 'after an erasure Redis rewrites its append-only file, which still holds what was removed',
      commands: '+bgrewriteaof',
    },
  ],
  admin: [
    { reason: 'dead-letters:list finds the streams of dead letters by their names', commands: '+scan' },
    {
      reason: 'ACL LOG shows what Redis refused to which user: how a missing permission is found',
      commands: '+acl|log',
    },
    {
      reason:
        'dead letters are listed and put back; the streams and groups of a service that was removed for good are cleared by hand',
      keys: producers.flatMap((producer) => [streamOf(producer), deadLettersOf(producer, '*'), allReplaysOf(producer)]),
      commands: '+xrange +xrevrange +xlen +exists +xinfo|groups +xinfo|stream +xpending +xdel +xgroup|destroy',
    },
    {
      reason: 'dead letters are put back in front of their group; those of a removed service are deleted',
      keys: producers.flatMap((producer) => [deadLettersOf(producer, '*'), allReplaysOf(producer)]),
      commands: '+xadd +del',
    },
  ],
};

/** The outbox relay of a service: only it adds to the service's stream, and it trims what all groups have handled. */
function producerPermissions(producer: Producer): RedisPermission[] {
  return [
    { reason: `publishes ${producer}'s events`, keys: [streamOf(producer)], commands: '+xadd' },
    {
      reason: 'trims the stream and its replays to what a group still needs',
      keys: [streamOf(producer), allReplaysOf(producer)],
      commands: '+exists +xinfo|groups +xpending +xtrim',
    },
  ];
}

/** A consumer group: reads and acknowledges events, adds to its own dead letters, and keeps the lease of the replica that reads. */
function consumerPermissions(group: RedisUser, from: readonly Producer[]): RedisPermission[] {
  return [
    {
      // One permission for all streams, because one XREADGROUP names all of them.
      reason: `reads the events of ${from.join(' and ')} and those put back from its dead letters`,
      keys: from.flatMap((producer) => [streamOf(producer), replaysOf(producer, group)]),
      commands: '+xgroup|create +xreadgroup +xack +xclaim +xpending +xrange',
    },
    {
      reason: 'moves events to its dead letters',
      keys: from.map((producer) => deadLettersOf(producer, group)),
      commands: '+xadd',
    },
    {
      reason: 'one replica at a time reads (GroupLease); scripts compare and change the lease atomically',
      keys: [leaseOf(group)],
      commands: '+set +get +del +pexpire +eval',
    },
  ];
}
