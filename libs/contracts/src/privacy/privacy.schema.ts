import { z } from 'zod';
import { registrationModeSchema } from '../gateway/installation.schema.ts';

/**
 * Who processes a kind of data for this installation. `none`: no one. `here`: a program or a server of the installation itself. `elsewhere`: another
 * company or organisation, with its public host name.
 */
export const dataHandlerSchema = z.union([
  z.object({ where: z.enum(['none', 'here']) }),
  z.object({ where: z.literal('elsewhere'), host: z.string() }),
]);
export type DataHandler = z.infer<typeof dataHandlerSchema>;

/** What each service states, from its own settings, about the data that it processes. */
export const mediaPrivacySchema = z.object({
  transcription: dataHandlerSchema,
  handwriting: dataHandlerSchema,
  files: dataHandlerSchema,
  /** How many days a file is kept that no entry uses. */
  unusedFilesKeptDays: z.int(),
});
export const languagePrivacySchema = z.object({ translation: dataHandlerSchema });
export const socialPrivacySchema = z.object({
  /** Where entries, accounts and words are stored. One PostgreSQL server has the databases of all services. */
  database: dataHandlerSchema,
  mail: dataHandlerSchema,
  securityLogDays: z.int(),
  /** How many days a report is kept after an administrator has closed it. */
  closedReportDays: z.int(),
  accountDeletion: z.boolean(),
  friendshipApproval: z.boolean(),
  /** Whether friends see each other's email addresses. */
  friendsSeeEmail: z.boolean(),
  /** Whether people are recommended to each other as friends because they learn the same common words. */
  fellowLearners: z.boolean(),
});
/** What the gateway adds to the statements of the services. */
const edgePrivacySchema = z.object({
  placeNames: dataHandlerSchema,
  signInProvider: z.object({ name: z.string(), host: z.string() }).nullable(),
  browserSpeech: z.boolean(),
  positions: z.boolean(),
  registration: registrationModeSchema,
  /** Where sessions are stored. Events are also stored there until all services have handled them. */
  sessions: dataHandlerSchema,
  /** How many days a session lasts after its last use. */
  sessionDays: z.int(),
  /** How many days a browser in which an account was used stays known. */
  knownDeviceDays: z.int(),
  /** Who receives traces: which parts of the product handled a request, and how long each part took. */
  traces: dataHandlerSchema,
  /** Null when the gateway knows of no backups. There may be backups that the gateway does not know of. */
  backups: z.object({ place: dataHandlerSchema, keptDays: z.int(), encrypted: z.boolean() }).nullable(),
  /** Who answers questions about data, in the operator's own words. */
  contact: z.string().nullable(),
});

/**
 * What this installation does with data, as far as it depends on settings. The response contains no secrets and no host names of the installation's
 * own servers.
 */
export const privacySchema = z.object({
  ...mediaPrivacySchema.shape,
  ...languagePrivacySchema.shape,
  ...socialPrivacySchema.shape,
  ...edgePrivacySchema.shape,
});
export type Privacy = z.infer<typeof privacySchema>;
