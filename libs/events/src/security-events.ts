import { z } from 'zod';

/**
 * All sessions of the user were ended. After a change of the password or a request by the user, the current session stays; after a password reset
 * or a request to delete the account, it ends, too.
 */
const sessionsEnded = z.strictObject({
  reason: z.enum(['password_changed', 'password_reset', 'ended_by_user', 'account_deletion']),
});

const ofClass = z.strictObject({ classId: z.uuid() });
const ofClassDevice = z.strictObject({ classId: z.uuid(), deviceId: z.uuid() });

const signInSucceeded = z.strictObject({
  method: z.enum(['password', 'provider', 'registration', 'pictures', 'badge']),
  /** `setup_required`: the account has no second factor yet, and its session is restricted to setting one up. */
  secondFactor: z.enum(['totp', 'passkey', 'recovery_code', 'setup_required']).optional(),
});

/**
 * Every event of the security log, by the process that records it, with the schema of its details; null for an event without details. Details are ids
 * and words of a closed list. They must not contain texts, names, e-mail addresses, session ids or other secrets.
 *
 * The names of actions that an administrator performed with `npm run admin` begin with `admin.`; `targetUserId` is the user whom the action concerns.
 */
export const securityEvents = {
  gateway: {
    /** A limit on requests per minute was hit. */
    'requests.limited': z.strictObject({ limit: z.enum(['read', 'write', 'upload', 'language', 'search']) }),
    /** The user signed out, or ended one of the listed sessions. */
    'session.ended': null,
    'sessions.ended': sessionsEnded,
  },
  social: {
    'account.registered': null,
    /** The user has requested the deletion of the account, which is carried out some days later. */
    'account.deletion_requested': null,
    /** A limit on wrong codes and passkeys of a request to delete the account was hit. */
    'account_deletion.limited': null,
    /** The user has signed in before the day of the requested deletion, which cancels the deletion. */
    'account.deletion_cancelled': null,
    /** The account was deleted, because the user had requested the deletion. */
    'account.deleted': null,
    'sign_in.succeeded': signInSucceeded,
    'sign_in.failed': null,
    /** The sign-in provider's response was forged, repeated or expired, or the provider could not be reached. */
    'sign_in.provider_failed': null,
    /** A limit on sign-ins was hit. */
    'sign_in.limited': null,
    'sign_up.limited': null,
    /** The password was right, and the second factor was asked for. */
    'sign_in.second_factor_requested': null,
    /** A pending sign-in was closed after too many wrong codes. */
    'sign_in.second_factor_closed': null,
    'sign_in.second_factor_cancelled': null,
    /** A wrong code or passkey after the right password. */
    'sign_in.second_factor_failed': z.strictObject({ method: z.enum(['code', 'passkey']) }),
    'password.changed': null,
    'password_change.limited': null,
    /** The user confirmed a request with the password. */
    'password.confirmed': null,
    'password_confirmation.limited': null,
    /** The current password was wrong. */
    'password.rejected': null,
    'second_factor.totp_setup_started': null,
    'second_factor.totp_added': null,
    'second_factor.totp_removed': null,
    'second_factor.passkey_added': z.strictObject({ passkeyId: z.uuid() }),
    'second_factor.passkey_removed': z.strictObject({ passkeyId: z.uuid() }),
    /** The first code of a new authenticator app was wrong, or a new passkey was not accepted. */
    'second_factor.setup_failed': z.strictObject({ method: z.enum(['totp', 'passkey']) }),
    'second_factor.recovery_codes_created': null,
    'second_factor.recovery_code_used': null,
    /** The password was set with a reset code. */
    'password.reset': z.strictObject({ method: z.enum(['mail', 'admin']) }),
    /** A mail with a reset code was requested; `outcome` is the result. */
    'password_reset.requested': z.strictObject({
      outcome: z.enum([
        'mail_sent',
        'provider_notice',
        'registration_notice',
        'no_email',
        'limited',
        'unknown_account',
      ]),
    }),
    /** The mail server did not accept the mail. */
    'password_reset.mail_failed': null,
    /** The reset code was wrong, used or expired. */
    'password_reset.rejected': null,
    /** A limit on requests for mails with a reset code, or on reset codes, was hit. */
    'password_reset.limited': null,
    'sessions.ended': sessionsEnded,
    'friendship.requested': null,
    'friendship.added': null,
    /** A friendship was ended, or a friend request was withdrawn or declined. */
    'friendship.removed': null,
    /** A new friend code was created; an earlier friend code of the user is no longer valid. */
    'friend_code.created': null,
    'friend_code.deleted': null,
    /** A limit on wrong friend codes was hit. */
    'friend_code.limited': null,
    /** A block was added. It also ends the friendship or friend request of the two users, for which no event of its own is recorded. */
    'block.added': null,
    'block.removed': null,
    /** A teacher or an admin applied a roster; without a class, of the whole school. */
    'class.roster_applied': z.strictObject({
      classId: z.uuid().nullable(),
      created: z.int().nonnegative(),
      archived: z.int().nonnegative(),
    }),
    'report.created': z.strictObject({ reportId: z.uuid() }),
    /** An account teaches a class from now on, or no longer. */
    'class.teacher_added': ofClass,
    'class.teacher_removed': ofClass,
    /** A teacher created the account of a student and added it to the class. */
    'class.student_added': ofClass,
    'class.student_removed': ofClass,
    'class.deleted': ofClass,
    /** A teacher created a code that enrolls a device for the class. */
    'class.device_code_created': ofClass,
    /** A browser was enrolled for the class with a code. */
    'class.device_enrolled': ofClassDevice,
    'class.device_removed': ofClassDevice,
    /** A limit on wrong codes for devices was hit. */
    'class.device_code_limited': null,
    /** A teacher read the pictures with which the students of the class sign in. */
    'class.sign_ins_read': ofClass,
    /** A teacher gave a student other pictures, or a new badge. */
    'class.pictures_renewed': ofClass,
    'class.badge_renewed': ofClass,
    /** A teacher made family codes for students of the class. */
    'class.family_codes_created': ofClass,
    /** A family member was linked to the student `targetUserId`, or is no longer. */
    'family.linked': null,
    'family.unlinked': null,
    /** A limit on wrong family codes was hit. */
    'family_code.limited': null,
    'admin.role_changed': z.strictObject({ role: z.enum(['member', 'teacher', 'admin']) }),
    'admin.account_read': null,
    'admin.account_deleted': null,
    'admin.sessions_ended': null,
    'admin.reset_code_created': null,
    'admin.reports_read': null,
    'admin.report_closed': z.strictObject({ reportId: z.uuid() }),
    'admin.invitation_created': z.strictObject({ invitationId: z.uuid() }),
    'admin.invitation_ended': z.strictObject({ invitationId: z.uuid() }),
    'admin.second_factor_required': null,
    'admin.second_factor_optional': null,
    'admin.second_factor_reset': null,
    'admin.security_log_read': null,
    'admin.dead_letters_read': null,
    'admin.dead_letters_replayed': null,
    'admin.integrity_repaired': null,
  },
  media: {
    'export.downloaded': null,
    'admin.export_downloaded': null,
    'admin.storage_quota_changed': null,
    'admin.jobs_retried': null,
  },
} as const satisfies Record<string, Record<string, z.ZodObject | null>>;

/** The processes that record events of the security log. */
export type SecurityEventSource = keyof typeof securityEvents;
export type SecurityEventName<Source extends SecurityEventSource = SecurityEventSource> = Source extends unknown
  ? keyof (typeof securityEvents)[Source] & string
  : never;

type NamesWithDetails<Source extends SecurityEventSource> = {
  [Name in SecurityEventName<Source>]: (typeof securityEvents)[Source][Name &
    keyof (typeof securityEvents)[Source]] extends null
    ? never
    : Name;
}[SecurityEventName<Source>];

/** The user whom an event concerns, as far as this user is known. */
export interface SecurityEventSubject {
  /** The user who acted, or whose account someone tried to use. */
  readonly userId?: string | null;
  /** The keyed hash of a username that no account has; recorded in place of `userId`. */
  readonly usernameHash?: string | null;
}

/** What a process records: the name of the event, the users, and the details if the event has any. */
export type SecurityEvent<Source extends SecurityEventSource> = SecurityEventSubject & {
  /** The other user: the user who was befriended, or whose account an administrator read or changed. */
  readonly targetUserId?: string | null;
} & (
    | { readonly event: Exclude<SecurityEventName<Source>, NamesWithDetails<Source>>; readonly details?: undefined }
    | {
        [Name in NamesWithDetails<Source>]: {
          readonly event: Name;
          readonly details: z.output<NonNullable<(typeof securityEvents)[Source][Name]> & z.ZodObject>;
        };
      }[NamesWithDetails<Source>]
  );

/** The names of all events, sorted. */
export const securityEventNames = [
  ...new Set(Object.values(securityEvents).flatMap((events) => Object.keys(events))),
].toSorted() as SecurityEventName[];

/**
 * The events of social-svc that gateways of the previous release record. Such an event may still be in the stream when social-svc is updated, or be
 * published by a gateway that is updated later.
 */
const eventsOfEarlierGateways = [
  'account_deletion.limited',
  'friend_code.limited',
  'password_change.limited',
  'password.confirmed',
  'password_confirmation.limited',
  'password_reset.limited',
  'sign_in.limited',
  'sign_in.provider_failed',
  'sign_in.second_factor_cancelled',
  'sign_in.second_factor_closed',
  'sign_in.second_factor_requested',
  'sign_in.succeeded',
  'sign_up.limited',
] as const satisfies readonly SecurityEventName<'social'>[];

const acceptedEvents = {
  ...securityEvents,
  gateway: {
    ...securityEvents.gateway,
    ...Object.fromEntries(eventsOfEarlierGateways.map((event) => [event, securityEvents.social[event]])),
  },
};

/** Returns the schema of an event's data as it is published and stored: all fields are present, and the details are checked. */
export function securityEventDataSchema(source: SecurityEventSource) {
  const events: Readonly<Record<string, z.ZodObject | null>> = acceptedEvents[source];
  const detailsOf = (event: string): z.ZodObject => events[event] ?? z.strictObject({});
  return z
    .strictObject({
      event: z.enum(Object.keys(events)),
      userId: z.uuid().nullable(),
      usernameHash: z
        .string()
        .regex(/^[\w-]{43}$/)
        .nullable(),
      targetUserId: z.uuid().nullable(),
      /** The network of the client's address, `203.0.113.0/24`; null for events without a client. */
      network: z.union([z.cidrv4(), z.cidrv6()]).nullable(),
      details: z.record(z.string(), z.unknown()),
    })
    .refine(({ event, details }) => detailsOf(event).safeParse(details).success, {
      error: 'the details do not match the event',
      path: ['details'],
    });
}
export type SecurityEventData = z.output<ReturnType<typeof securityEventDataSchema>>;
