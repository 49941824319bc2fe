import { join } from 'node:path';
import { type ServerProgram, startServerProgram } from '../start-server-program.ts';

export type ReferenceServer = ServerProgram;

/** Starts the bare reference server on a database. */
export const startReferenceServer = (databaseUrl: string): Promise<ReferenceServer> =>
  startServerProgram(join(import.meta.dirname, 'reference-server.ts'), { env: { DATABASE_URL: databaseUrl } });
