import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { CONFIG } from '@memory/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { LanguageConfig } from '../config.ts';
import { Database } from '../database.ts';
import { DICTIONARY_VERSION } from './dictionary-version.ts';

/** The path of the child process's program: one folder up in the source code, beside main.js in the built service. */
const program = import.meta.url.endsWith('.ts')
  ? new URL('../dictionary-loader.ts', import.meta.url)
  : new URL('./dictionary-loader.js', import.meta.url);

/**
 * Writes this build's dictionary to the database, unless the database has it already, before the service starts to listen. A child process
 * builds the dictionary, because that takes some seconds and 200 MB of memory, which the operating system gets back when the child exits.
 */
@Injectable()
export class StoreDictionary {
  private readonly logger = new Logger('StoreDictionary');

  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: LanguageConfig,
  ) {}

  async execute(): Promise<void> {
    const loaded = await this.database.dictionaryVersion.findUnique({ where: { id: 1 } });
    if (loaded?.version === DICTIONARY_VERSION) return;
    const started = performance.now();
    const count = await runDictionaryLoader(this.config.DATABASE_URL);
    this.logger.log(`${count} dictionary entries written in ${Math.round(performance.now() - started)} ms`);
  }
}

/**
 * Runs the child process.
 * @throws Error when the child process fails; its standard error has the reason
 */
async function runDictionaryLoader(databaseUrl: string): Promise<number> {
  const child = fork(fileURLToPath(program), { env: {}, execArgv: [] });
  let count = 0;
  child.on('message', (message: number) => {
    count = message;
  });
  // The URL contains a password. It is sent as a message, because other users of the machine can read a process's arguments and
  // environment.
  child.send(databaseUrl);
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (code !== 0) throw new Error(`The dictionary could not be loaded (${signal ?? `exit code ${code}`})`);
  return count;
}
