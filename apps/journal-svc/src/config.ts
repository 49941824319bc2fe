import { parseEnvironment, settingsSchema } from '@memory/service-kit';
import type { z } from 'zod';

const environment = settingsSchema('journal-svc');
export type JournalConfig = z.output<typeof environment>;

/**
 * Reads and validates the settings of journal-svc.
 * @throws ConfigurationError that lists every invalid setting
 */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): JournalConfig => parseEnvironment(environment, env);
