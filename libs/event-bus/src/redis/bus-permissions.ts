import { type Producer, producers, producersOfGroup } from '@memory/events/producers';
import { deadLetterStreamKey, eventStreamKey, leaseKey, replayStreamKey } from './redis-keys.ts';
import type { RedisPermission, RedisUserName } from './redis-users.ts';

const anyReplayStream = (producer: Producer): string => replayStreamKey(producer, '*');
const anyDeadLetterStream = (producer: Producer): string => deadLetterStreamKey(producer, '*');
const deadLettersAndReplays = producers.flatMap((producer) => [
  anyDeadLetterStream(producer),
  anyReplayStream(producer),
]);
const allStreams = [...producers.map(eventStreamKey), ...deadLettersAndReplays];

/**
 * The Redis permissions of a service's outbox relay. Only the relay adds events to the service's stream; it also removes events that all
 * groups have handled.
 */
export function producerPermissions(producer: Producer): RedisPermission[] {
  return [
    {
      reason: `publishes ${producer}'s events, in a script that first checks whether Redis has lost earlier ones`,
      keys: [eventStreamKey(producer)],
      commands: '+eval +exists +xinfo|stream +xadd',
    },
    {
      reason: 'trims the stream and its replays to what a group still needs',
      keys: [eventStreamKey(producer), anyReplayStream(producer)],
      commands: '+exists +xinfo|groups +xpending +xtrim',
    },
    {
      reason:
        'measures how old the oldest event is that a group has not handled, and counts dead letters (measureEvents)',
      readOnlyKeys: [eventStreamKey(producer), anyDeadLetterStream(producer)],
      commands: '+xrange +xlen',
    },
    {
      reason: 'keeps those of its events in the database that are dead letters or replays',
      readOnlyKeys: [anyDeadLetterStream(producer), anyReplayStream(producer)],
      commands: '+xrange',
    },
  ];
}

/**
 * The Redis permissions of a consumer group: to read and acknowledge events, to add dead letters to its own streams, and to hold the lease
 * for reading.
 */
export function consumerPermissions(group: RedisUserName): RedisPermission[] {
  const from = producersOfGroup(group);
  return [
    {
      // All streams are in one permission, because one XREADGROUP command names all of them.
      reason: `reads the events of ${from.join(' and ')} and its own replayed dead letters`,
      keys: from.flatMap((producer) => [eventStreamKey(producer), replayStreamKey(producer, group)]),
      commands: '+xgroup|create +xreadgroup +xack +xclaim +xpending +xrange +exists +xinfo|groups',
    },
    {
      reason: 'moves events to its dead letters',
      keys: from.map((producer) => deadLetterStreamKey(producer, group)),
      commands: '+xadd',
    },
    {
      reason: 'one replica at a time reads (GroupLease); scripts compare and change the lease atomically',
      keys: [leaseKey(group)],
      commands: '+set +get +del +pexpire +eval',
    },
  ];
}

/** The Redis permissions with which social-svc deletes the events of an erased account. */
export const eventErasurePermissions: readonly RedisPermission[] = [
  {
    reason: 'an erasure waits until all groups have handled account.deleted (findGroupsWithUnhandledEvents)',
    readOnlyKeys: [anyDeadLetterStream('social')],
    commands: '+xrange +exists +xinfo|groups +xpending',
  },
  {
    reason: 'an erasure replays the account.deleted that became a dead letter (replayDeadLettersOfEntity)',
    keys: [anyReplayStream('social')],
    commands: '+xadd',
  },
  {
    reason: 'an erasure deletes the entries of all streams that contain the user id (deleteEventsOfUser)',
    keys: allStreams,
    commands: '+xrange +xdel +exists +xinfo|groups',
  },
  {
    reason: 'after an erasure Redis rewrites its append-only file, which still contains the deleted entries',
    commands: '+bgrewriteaof',
  },
];

/** The Redis permissions with which social-svc stores the security events of the gateway. */
export const securityLogPermissions: readonly RedisPermission[] = [
  {
    reason: 'trims the stream of the gateway, which has no relay that does it (trimProducerStreams)',
    keys: [eventStreamKey('gateway'), anyReplayStream('gateway')],
    commands: '+exists +xinfo|groups +xpending +xtrim',
  },
  {
    reason: 'measures how far it is with the events of the gateway (measureEvents)',
    readOnlyKeys: [eventStreamKey('gateway'), anyDeadLetterStream('gateway')],
    commands: '+xrange +xlen',
  },
];

export const adminPermissions: readonly RedisPermission[] = [
  { reason: 'dead-letters:list finds the streams of dead letters by their names', commands: '+scan' },
  { reason: 'ACL LOG shows denied commands and their users: how a missing permission is found', commands: '+acl|log' },
  {
    reason: 'lists and replays dead letters; removes streams and groups of a service that no longer exists, by hand',
    keys: allStreams,
    commands: '+xrange +xrevrange +xlen +exists +xinfo|groups +xinfo|stream +xpending +xdel +xgroup|destroy',
  },
  {
    reason: 'replays dead letters; deletes those of a service that no longer exists',
    keys: deadLettersAndReplays,
    commands: '+xadd +del',
  },
];
