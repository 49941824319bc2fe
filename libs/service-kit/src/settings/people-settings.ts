import { passwordRulesSchema, registrationModeSchema } from '@memory/contracts/installation';
import { z } from 'zod';
import { presetNames, everyService, setting } from './setting.ts';
import { onOrOff } from './value-schemas.ts';

/** The minimum retention, so that an intruder cannot erase the traces of the last seven days. A trigger of the database enforces the same minimum. */
const SECURITY_LOG_MIN_RETENTION_DAYS = 7;
/** Ten years. */
const SECURITY_LOG_MAX_RETENTION_DAYS = 3_650;

/** The end of the error message for an unknown preset. */
const UNKNOWN_PRESET = `must be ${presetNames.join(' or ')}, or not set`;

/**
 * Settings for the rights of users and for the data that is stored about them. Several are read by the service that enforces them, and by the gateway,
 * which passes them to the web app. Both validate the value with the same schema, so the page and the service cannot differ.
 */
export const peopleSettings = {
  PRESET: setting({
    // parseEnvironment has already applied the preset; the schema only rejects an unknown name.
    schema: z.enum(presetNames, { error: UNKNOWN_PRESET }).optional(),
    readBy: everyService,
    description:
      '`school`: the settings that a school needs, in one line; each can still be set alone, and has precedence ([what it sets](schools.md))',
  }),
  REGISTRATION: setting({
    schema: registrationModeSchema.default('open'),
    readBy: ['gateway', 'social-svc'],
    description:
      '`invited`: a new account needs a class code (`npm run admin -- invitations:create`); `closed`: no new accounts',
    presets: {
      school: {
        value: 'invited',
        reason:
          'A new account needs a class code. Strangers cannot join and search for children. `closed` creates no accounts at all',
      },
    },
  }),
  FRIENDSHIP_APPROVAL: setting({
    schema: z.enum(['none', 'required']).default('none'),
    readBy: ['social-svc'],
    description: '`required`: an added friend is pending until the other agrees',
    presets: {
      school: {
        value: 'required',
        reason:
          "A friendship begins when both have agreed. Otherwise anyone with an account could read a child's memories for friends by adding the child",
      },
    },
  }),
  PASSWORD_RULES: setting({
    schema: passwordRulesSchema.default('standard'),
    readBy: ['gateway', 'social-svc'],
    description:
      '`strong`: new passwords have at least 8 characters, are not among the 10,000 most common and are not the username',
    presets: {
      school: {
        value: 'strong',
        reason:
          'A new password has at least 8 characters, is not among the 10,000 most common ones and is not the username. Classmates know the usernames, and try the simplest passwords first',
      },
    },
  }),
  STORE_POSITIONS: setting({
    schema: onOrOff.default('on'),
    readBy: ['gateway', 'journal-svc'],
    description: '`off`: memories have no geographic position; the place name that a user types is kept',
    presets: {
      school: {
        value: 'off',
        reason:
          'Memories have no geographic position, and pages do not ask for it. A position of a few metres shows where a child lives',
      },
    },
  }),
  REVERSE_GEOCODE_URL: setting({
    schema: z
      .union([z.literal('off'), z.url({ protocol: /^https?$/ })], { error: 'must be an http(s) address, or off' })
      .default('https://api.bigdatacloud.net/data/reverse-geocode-client'),
    readBy: ['gateway'],
    description:
      'reverse geocoder for the name of a place, called by the page when a user has shared their position; `off`: none',
    defaultText: 'BigDataCloud, a public service',
    presets: {
      school: {
        value: 'off',
        reason: 'Positions are not sent to another company to find the name of the place',
      },
    },
  }),
  BROWSER_SPEECH: setting({
    schema: onOrOff.default('on'),
    readBy: ['gateway'],
    description:
      "`off`: pages do not offer the browser's own speech recognition, which may send the voice to the browser's vendor",
    presets: {
      school: {
        value: 'off',
        reason:
          "Pages do not offer the browser's speech recognition, which may send a child's voice to the vendor of the browser. Recordings are still stored here, and transcribed by your own server if there is one (`OPENAI_BASE_URL`)",
      },
    },
  }),
  CONFIRM_PUBLIC: setting({
    schema: onOrOff.default('off'),
    readBy: ['gateway'],
    description: '`on`: pages ask once more, in a sentence, each time before a memory becomes public',
    presets: {
      school: {
        value: 'on',
        reason:
          'Pages ask once more each time before a memory becomes public. Otherwise one wrong tap of a child shows a memory to everyone',
      },
    },
  }),
  FELLOW_LEARNERS: setting({
    schema: onOrOff.default('on'),
    readBy: ['social-svc'],
    description: '`off`: nobody is recommended as a friend because of the words that both learn',
    presets: {
      school: {
        value: 'off',
        reason:
          'Nobody is recommended as a friend because of shared vocabulary. Otherwise a child is shown, by name, to others who learn ten or more of the same [common words](../apps/language-svc/data/vocabulary/common-words.tsv)',
      },
    },
  }),
  FRIENDS_SEE_EMAIL: setting({
    schema: onOrOff.default('on'),
    readBy: ['social-svc'],
    description: "`off`: friends do not see each other's e-mail addresses",
    presets: {
      school: {
        value: 'off',
        reason: "A child's e-mail address is shown to nobody else, friends included. It often contains the full name",
      },
    },
  }),
  ACCOUNT_DELETION: setting({
    schema: onOrOff.default('on'),
    readBy: ['gateway', 'social-svc'],
    description: '`off`: users cannot delete their own account; `npm run admin -- user:delete` still does',
    presets: {
      school: {
        value: 'off',
        reason:
          "Users cannot delete their own account. Otherwise a classmate with a child's password could, although signing in within seven days brings everything back. You delete accounts with `npm run admin -- user:delete`",
      },
    },
  }),
  CONTACT: setting({
    schema: z.string().trim().min(1).max(200, { error: 'must be at most 200 characters' }).optional(),
    readBy: ['gateway'],
    description:
      'who answers questions about data, for the page `/privacy`: a name and how to reach them, `Ms Li, privacy@school.example`',
  }),
  SECURITY_LOG_RETENTION_DAYS: setting({
    schema: z.coerce
      .number()
      .int()
      .min(SECURITY_LOG_MIN_RETENTION_DAYS, { error: 'must be a number of days, at least 7' })
      .max(SECURITY_LOG_MAX_RETENTION_DAYS, { error: 'must be a number of days, at most 3650' })
      .default(180),
    readBy: ['social-svc'],
    description:
      'how many days the [security log](operations/admin.md#security-log) keeps sign-ins, failures and changes; at least 7',
  }),
  REPLACE_PIN: setting({
    schema: z
      .string()
      .regex(/^\d{4}$/, { error: 'must be four digits' })
      .default('1234'),
    readBy: ['gateway'],
    description:
      "the vocabulary's replace PIN: it keeps small children from replacing words by accident; no security boundary",
  }),
  ERASURE_SETTLE_MS: setting({
    // Longer than a request or event that started before the deletion can run: three minutes for an upload, one minute for an identity token, four
    // minutes for the retries of an event.
    schema: z.coerce
      .number()
      .int()
      .min(0)
      .default(10 * 60_000),
    readBy: ['social-svc'],
    isInternal: true,
    description: 'the time from the deletion of an account until `account.deleted` is published a second time',
    containers: { reason: 'a shorter time would leave data of erased users behind; tests set it' },
  }),
  POLL_INTERVAL_MS: setting({
    schema: z.coerce.number().int().min(10).default(1_000),
    readBy: ['social-svc'],
    isInternal: true,
    description: 'the interval at which social-svc looks for due mails and erasures',
    containers: { reason: 'tests set it' },
  }),
};
