import { databaseUrl, parseEnvironment, processEnvironment } from '@memory/service-kit';
import type { z } from 'zod';

const environment = processEnvironment.extend({ DATABASE_URL: databaseUrl });
export type LanguageConfig = z.output<typeof environment>;
export const CONFIG = Symbol('CONFIG');

/** @throws ConfigurationError naming every setting that is wrong. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): LanguageConfig => parseEnvironment(environment, env);
