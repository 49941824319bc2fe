import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { CONFIG } from '@memory/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { LanguageConfig } from '../config.ts';
import { Database } from '../database.ts';
import { DICTIONARY_VERSION } from './dictionary-version.ts';

/** Above this folder in source, beside the bundle when built. */
const program = import.meta.url.endsWith('.ts')
  ? new URL('../dictionary-loader.ts', import.meta.url)
  : new URL('./dictionary-loader.js', import.meta.url);

/**
 * Sees to it, before the service starts to listen, that the database holds this build's dictionary. Making it takes
 * some seconds and 200 MB, which a process of its own gives back.
 */
@Injectable()
export class LoadDictionary {
  private readonly logger = new Logger('LoadDictionary');

  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: LanguageConfig,
  ) {}

  async run(): Promise<void> {
    const loaded = await this.database.dictionaryVersion.findUnique({ where: { id: 1 } });
    if (loaded?.version === DICTIONARY_VERSION) return;
    const started = performance.now();
    const count = await load(this.config.DATABASE_URL);
    this.logger.log(`${count} dictionary entries written in ${Math.round(performance.now() - started)} ms`);
  }
}

/** @throws Error when the program fails; it says why on its standard error. */
async function load(databaseUrl: string): Promise<number> {
  const child = fork(fileURLToPath(program), { env: {}, execArgv: [] });
  let count = 0;
  child.on('message', (message: number) => {
    count = message;
  });
  // by message, because arguments and environment can be read by others on the machine
  child.send(databaseUrl);
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (code !== 0) throw new Error(`The dictionary could not be loaded (${signal ?? `exit code ${code}`})`);
  return count;
}
