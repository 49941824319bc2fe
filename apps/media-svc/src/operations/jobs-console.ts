import { createHash, timingSafeEqual } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Queue } from 'bullmq';
import { jobNames } from '../jobs/job-catalog.ts';
import { queueToken } from '../jobs/queues.ts';

export const CONSOLE_PATH = '/jobs-console';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Opens a page with all queues and jobs, to whoever knows the password (the name does not matter). It shows ids, times and reasons;
 * what people wrote or said is in no job. The gateway has no way to it. Loaded only where it is wanted.
 */
export async function openJobsConsole(app: NestFastifyApplication, password: string): Promise<void> {
  const [{ createBullBoard }, { BullMQAdapter }, { FastifyAdapter }, { default: basicAuth }] = await Promise.all([
    import('@bull-board/api'),
    import('@bull-board/api/bullMQAdapter'),
    import('@bull-board/fastify'),
    import('@fastify/basic-auth'),
  ]);
  const board = new FastifyAdapter();
  board.setBasePath(CONSOLE_PATH);
  const queues = jobNames.map((name) => new BullMQAdapter(app.get<Queue>(queueToken(name), { strict: false })));
  // The pages' files lie beside the package, which a bundle cannot find by itself.
  const uiBasePath = dirname(createRequire(import.meta.url).resolve('@bull-board/ui/package.json'));
  createBullBoard({ queues, serverAdapter: board, options: { uiBasePath, uiConfig: { boardTitle: 'Memory' } } });

  const expected = digest(password);
  await app
    .getHttpAdapter()
    .getInstance()
    .register(
      async (console) => {
        await console.register(basicAuth, {
          authenticate: { realm: 'Memory' },
          validate: async (_name, given) => {
            if (!timingSafeEqual(digest(given), expected)) throw new Error('wrong password');
          },
        });
        console.addHook('onRequest', console.basicAuth);
        await console.register(board.registerPlugin());
      },
      { prefix: CONSOLE_PATH },
    );
}
