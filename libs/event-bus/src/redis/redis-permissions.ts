import { producers } from '@memory/events/producers';
import {
  adminPermissions,
  consumerPermissions,
  eventErasurePermissions,
  producerPermissions,
  securityLogPermissions,
} from './bus-permissions.ts';
import { eventStreamKey, MEDIA_PROGRESS_CHANNEL } from './redis-keys.ts';
import type { RedisPermission, RedisUserName } from './redis-users.ts';

/** Commands that touch only the keys they name, for every type of value. SORT is excluded, because it can read other keys. */
const ANY_VALUE =
  '+@string +@hash +@list +@set +@sortedset +@stream -sort -sort_ro ' +
  '+del +unlink +exists +type +rename +expire +pexpire +pexpireat +persist +ttl +pttl +eval +evalsha';

/** The commands of rate-limiter-flexible and `FailurePauses`, which count in scripts, and of `RecordedLimits`. */
const COUNTING =
  '+eval +evalsha +set +get +exists +incrby +pttl +ttl +expire +del +bitfield +scard +sadd +hget +hincrby';

/**
 * The Redis permissions of each user, in addition to `COMMON_RULES` (redis-acl.ts). Only the administrator may list keys, because the names
 * of keys contain session ids; the administrator can read the server's files anyway.
 */
export const redisPermissionsByUser: Readonly<Record<RedisUserName, readonly RedisPermission[]>> = {
  gateway: [
    {
      reason: 'sessions and counts of live streams; scripts read and count atomically',
      keys: ['session:*', 'sessions-of:*', 'streams-of:*'],
      commands: ANY_VALUE,
    },
    {
      reason: 'a gateway of the release before ADR 47, which counts limits and signs people in itself during an update',
      keys: ['limit:*', 'password-confirmed:*', 'passkey-challenge:*', 'pending-sign-in:*', 'external-login:*'],
      commands: `${ANY_VALUE} +bitfield`,
    },
    {
      reason: 'when a session ends at one gateway, all gateways close its live streams',
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
      readOnlyKeys: producers.map(eventStreamKey),
      commands: '+xread +xrange',
    },
    ...consumerPermissions('gateway'),
    {
      reason: 'records events of the security log (publishGatewaySecurityEvent)',
      keys: [eventStreamKey('gateway')],
      commands: '+xadd',
    },
  ],
  'journal-svc': [...producerPermissions('journal'), ...consumerPermissions('journal-svc')],
  'media-svc': [
    ...producerPermissions('media'),
    ...consumerPermissions('media-svc'),
    {
      reason: 'BullMQ’s queues, whose scripts use every type of value; jobs of deleted files are removed',
      keys: ['bull:*'],
      commands: ANY_VALUE,
    },
    { reason: 'workers publish the progress of jobs', channels: [MEDIA_PROGRESS_CHANNEL], commands: '+publish' },
    {
      reason: 'the jobs console counts workers by their connection names; CLIENT LIST shows addresses and no values',
      commands: '+client|list',
    },
  ],
  'language-svc': [...producerPermissions('language'), ...consumerPermissions('language-svc')],
  'social-svc': [
    ...producerPermissions('social'),
    ...eventErasurePermissions,
    ...consumerPermissions('social-svc'),
    ...securityLogPermissions,
    {
      reason: 'limits on guessing, and which exceeded limits are in the security log (service-kit/attempt-limits)',
      keys: ['limit:*'],
      commands: COUNTING,
    },
    {
      reason: 'confirmed passwords and challenges for passkeys of a session',
      keys: ['password-confirmed:*', 'passkey-challenge:*'],
      commands: '+set +get +getdel',
    },
    {
      reason: 'sign-ins that wait for the second factor (PendingSignInStore)',
      keys: ['pending-sign-in:*'],
      commands: '+eval +evalsha +exists +hset +hmget +hget +hdel +hincrby +expire +del',
    },
    {
      reason: 'authorization requests to the sign-in provider (OidcAuthorizationRequestStore); each is read once',
      keys: ['external-login:*'],
      commands: '+set +getdel',
    },
    {
      reason: 'begins sessions (StoredSessions); SET with GET would read a session without ending it',
      writeOnlyKeys: ['session:*'],
      commands: '+set',
    },
    {
      reason: 'ends the sessions of a user whose password was reset or whose account is to be deleted (StoredSessions)',
      keys: ['session:*'],
      commands: '+getdel',
    },
    {
      reason: 'which sessions a user has, and when they were last revoked (StoredSessions)',
      keys: ['sessions-of:*'],
      commands: '+get +zadd +zrange +zrem +zremrangebyscore +pexpire',
    },
    {
      reason: 'tells all gateways that a session has ended, so that they close its live streams',
      channels: ['session-ended'],
      commands: '+publish',
    },
  ],
  admin: adminPermissions,
};
