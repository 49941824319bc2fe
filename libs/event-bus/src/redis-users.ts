import { type Producer, producers } from '@memory/events';
import { MEDIA_PROGRESS_CHANNEL } from './live-channel-name.ts';
import { deadLettersOf, leaseOf, replaysOf, streamOf } from './stream-keys.ts';

/** Who connects to the Redis that all processes share: one user per service, and one for `npm run admin`. */
export const redisUsers = ['gateway', 'journal-svc', 'media-svc', 'language-svc', 'social-svc', 'admin'] as const;
export type RedisUser = (typeof redisUsers)[number];

/**
 * One thing a user may do. Redis allows a command when a single permission covers the command and all of its keys and
 * channels: what one permission allows on some keys says nothing about the keys of another.
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

/** Commands for every type of value that act on the named keys alone; SORT could read others. */
const ANY_VALUE =
  '+@string +@hash +@list +@set +@sortedset +@stream -sort -sort_ro ' +
  '+del +unlink +exists +type +rename +expire +pexpire +pexpireat +persist +ttl +pttl +eval +evalsha';

const everyReplayOf = (producer: Producer): string => replaysOf(producer, '*');

/**
 * What each user may do in addition to `EVERY_USER` (redis-acl.ts). Nobody may list keys: their names hold the ids of
 * sessions; the administrator, who has the server's files as well, is the exception.
 */
export const redisPermissions: Readonly<Record<RedisUser, readonly RedisPermission[]>> = {
  gateway: [
    {
      reason: 'sessions, limits, sign-ins at a provider and counts of live streams are its own; scripts count limits in one step',
      keys: ['session:*', 'sessions-of:*', 'limit:*', 'external-login:*', 'streams-of:*'],
      commands: ANY_VALUE,
    },
    { reason: 'every gateway closes the live streams of a session that ended at another', channels: ['session-ended'], commands: '+publish +subscribe +unsubscribe' },
    { reason: 'live streams show the progress of jobs', channels: [MEDIA_PROGRESS_CHANNEL], commands: '+subscribe +unsubscribe' },
    { reason: 'live streams show every event as it is published (EventTail)', readOnlyKeys: producers.map(streamOf), commands: '+xread +xrange' },
    ...consume('gateway', ['social']),
  ],
  'journal-svc': [...publish('journal'), ...consume('journal-svc', ['media', 'social'])],
  'media-svc': [
    ...publish('media'),
    ...consume('media-svc', ['journal', 'social']),
    { reason: 'BullMQ’s queues, whose scripts use every type of value, and the removal of traces of deleted files', keys: ['bull:*'], commands: ANY_VALUE },
    { reason: 'workers publish the progress of jobs', channels: [MEDIA_PROGRESS_CHANNEL], commands: '+publish' },
    { reason: 'the jobs console counts workers by the names of their connections; it sees addresses, and no content', commands: '+client|list' },
  ],
  'language-svc': consume('language-svc', ['journal', 'social']),
  'social-svc': [
    ...publish('social'),
    {
      reason: 'an erasure waits until all groups have handled account.deleted (groupsBehind)',
      readOnlyKeys: [deadLettersOf('social', '*')],
      commands: '+xrange +exists +xinfo|groups +xpending',
    },
    { reason: 'an erasure puts back the account.deleted that a group gave up on (retryGivenUp)', keys: [everyReplayOf('social')], commands: '+xadd' },
    {
      reason: 'an erasure removes what names the person from every stream, dead letter and replay (forgetPerson)',
      keys: producers.flatMap((producer) => [streamOf(producer), deadLettersOf(producer, '*'), everyReplayOf(producer)]),
      commands: '+xrange +xdel +exists +xinfo|groups',
    },
    { reason: 'after an erasure Redis rewrites its append-only file, which still holds what was removed', commands: '+bgrewriteaof' },
  ],
  admin: [
    { reason: 'dead-letters:list finds the streams of dead letters by their names', commands: '+scan' },
    { reason: 'ACL LOG shows what Redis refused to which user: how a missing permission is found', commands: '+acl|log' },
    {
      reason: 'dead letters are listed and put back; the streams and groups of a service that was removed for good are cleared by hand',
      keys: producers.flatMap((producer) => [streamOf(producer), deadLettersOf(producer, '*'), everyReplayOf(producer)]),
      commands: '+xrange +xrevrange +xlen +exists +xinfo|groups +xinfo|stream +xpending +xdel +xgroup|destroy',
    },
    {
      reason: 'dead letters are put back in front of their group; those of a removed service are deleted',
      keys: producers.flatMap((producer) => [deadLettersOf(producer, '*'), everyReplayOf(producer)]),
      commands: '+xadd +del',
    },
  ],
};

/** The relay of a service that writes events: it alone adds to its stream, and removes what all groups have handled. */
function publish(producer: Producer): RedisPermission[] {
  return [
    { reason: `publishes ${producer}'s events`, keys: [streamOf(producer)], commands: '+xadd' },
    {
      reason: 'trims the stream and its replays to what a group still needs',
      keys: [streamOf(producer), everyReplayOf(producer)],
      commands: '+exists +xinfo|groups +xpending +xtrim',
    },
  ];
}

/** A consumer group: reads and acknowledges others' events, keeps its own dead letters, and one replica at a time has its lease. */
function consume(group: RedisUser, from: readonly Producer[]): RedisPermission[] {
  return [
    {
      // One permission for all streams, because one XREADGROUP names all of them.
      reason: `reads the events of ${from.join(' and ')} and what was put back of them`,
      keys: from.flatMap((producer) => [streamOf(producer), replaysOf(producer, group)]),
      commands: '+xgroup|create +xreadgroup +xack +xclaim +xpending +xrange',
    },
    { reason: 'sets aside the events it gave up on', keys: from.map((producer) => deadLettersOf(producer, group)), commands: '+xadd' },
    { reason: 'lets one replica at a time read (GroupLease); scripts compare and change it in one step', keys: [leaseOf(group)], commands: '+set +get +del +pexpire +eval' },
  ];
}
