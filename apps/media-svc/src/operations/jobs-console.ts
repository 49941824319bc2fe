import { createHash, timingSafeEqual } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Queue } from 'bullmq';
import { jobQueueToken } from '../jobs/bullmq-options.ts';
import { jobNames } from '../jobs/job-catalog.ts';

const JOBS_CONSOLE_PATH = '/jobs-console';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Registers Bull Board, a page that shows all queues and jobs, behind a password (any user name is accepted). The page shows ids, times and
 * errors; jobs contain no content of users. The gateway has no route to this page. The packages of Bull Board are loaded only when a
 * password is configured.
 */
export async function mountJobsConsole(app: NestFastifyApplication, password: string): Promise<void> {
  const [{ createBullBoard }, { BullMQAdapter }, { FastifyAdapter }, { default: basicAuth }] = await Promise.all([
    import('@bull-board/api'),
    import('@bull-board/api/bullMQAdapter'),
    import('@bull-board/fastify'),
    import('@fastify/basic-auth'),
  ]);
  const board = new FastifyAdapter();
  board.setBasePath(JOBS_CONSOLE_PATH);
  const queues = jobNames.map((name) => new BullMQAdapter(app.get<Queue>(jobQueueToken(name), { strict: false })));
  // The bundle of the service does not contain the static files of Bull Board, so they are served from the installed package.
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
      { prefix: JOBS_CONSOLE_PATH },
    );
}
