import { z } from 'zod';
import { parseCallerKeys, readSigningKey } from '../access/signing-keys.ts';
import { parseWatchedFolders } from '../metrics/watched-folders.ts';
import { DEFAULT_SHUTDOWN_TIMEOUT_SECONDS } from '../shutdown/shutdown-limits.ts';
import { everyService, type Service, setting } from './setting.ts';
import { parsedBy, servicePort, serviceUrl } from './value-schemas.ts';

const servicesWithDatabase = ['journal-svc', 'media-svc', 'language-svc', 'social-svc'] as const;

/** The setting with the URL of a service. The launcher knows its port, and containers know its name. */
const serviceUrlSetting = <const Reader extends Service>(name: string, readBy: readonly Reader[]) =>
  setting({
    schema: serviceUrl,
    readBy,
    description: `the address of ${name}`,
    isInternal: true,
    containers: {
      reason: 'the name of a container',
      compose: `http://${name}:8080`,
      kubernetes: `http://${name}:8080`,
    },
  });

/** How a process listens, what it connects to and how it ends. The launcher, docker-compose.yml and the manifests of Kubernetes set most of these. */
export const processSettings = {
  NODE_ENV: setting({
    schema: z.enum(['production', 'development', 'test']).default('production'),
    readBy: everyService,
    description: 'the environment for which Node and its packages are optimized',
    isInternal: true,
    containers: { reason: 'images contain the built product', compose: 'production', kubernetes: 'production' },
  }),
  HOST: setting({
    schema: z.string().min(1).default('127.0.0.1'),
    readBy: everyService,
    description: 'the address on which the process listens',
    isInternal: true,
    containers: { reason: 'a container is reached by its name', compose: '0.0.0.0', kubernetes: '0.0.0.0' },
  }),
  PORT: setting({
    schema: servicePort,
    readBy: everyService,
    description: 'the port on which the process listens',
    isInternal: true,
    containers: { reason: 'other containers and probes know it', compose: '8080', kubernetes: '8080' },
  }),
  METRICS_PORT: setting({
    // It differs from PORT. Without METRICS_PORT, the metrics are not served.
    schema: servicePort.optional(),
    readBy: everyService,
    description: 'the port on which Prometheus reads the metrics of the process',
    isInternal: true,
    containers: { reason: 'Prometheus and probes know it', compose: '9090', kubernetes: '9090' },
  }),
  METRICS_HOST: setting({
    // Separate from HOST, because the metrics need no password while the gateway's HOST is open to the whole network.
    schema: z.string().min(1).default('127.0.0.1'),
    readBy: everyService,
    description: 'the address on which METRICS_PORT listens',
    isInternal: true,
    containers: {
      reason: 'Prometheus is another container; the port is not published',
      compose: '0.0.0.0',
      kubernetes: '0.0.0.0',
    },
  }),
  JOURNAL_URL: serviceUrlSetting('journal-svc', ['gateway', 'media-svc', 'language-svc', 'social-svc']),
  MEDIA_URL: serviceUrlSetting('media-svc', ['gateway', 'journal-svc', 'language-svc', 'social-svc']),
  LANGUAGE_URL: serviceUrlSetting('language-svc', ['gateway', 'journal-svc', 'media-svc', 'social-svc']),
  SOCIAL_URL: serviceUrlSetting('social-svc', ['gateway', 'journal-svc', 'media-svc']),
  SIGNING_KEY: setting({
    schema: parsedBy(readSigningKey, 'must be an Ed25519 private key (PKCS#8 in DER, base64url)'),
    readBy: everyService,
    description: 'the private key with which the process signs its requests to services (access/identity-token.ts)',
    isInternal: true,
    containers: { reason: 'new-env.mjs makes a key for each app, and docker-compose.yml names it' },
  }),
  CALLER_KEYS: setting({
    schema: parsedBy(
      parseCallerKeys,
      'must be the public key of every caller, as gateway:<key>,journal-svc:<key>,… (Ed25519, base64url)',
    ),
    readBy: everyService,
    description: 'the public keys of all callers, the same in every process of an installation',
    isInternal: true,
    containers: {
      reason: 'new-env.mjs makes it, and create-secrets.mjs adds it to the Secret of each app',
      compose: '${CALLER_KEYS:?run node deploy/new-env.mjs .env}',
    },
  }),
  REDIS_URL: setting({
    schema: z.url({ protocol: /^rediss?$/, error: 'must look like redis://host:6379' }),
    readBy: everyService,
    description: 'the address of Redis, with the credentials of the app',
    isInternal: true,
    containers: { reason: 'contains the password of the app' },
  }),
  DATABASE_URL: setting({
    schema: z.url({
      protocol: /^postgres(ql)?$/,
      error: 'must look like postgres://user:password@host:5432/database',
    }),
    readBy: servicesWithDatabase,
    description: 'the address of the database of the app, with the credentials of its role',
    isInternal: true,
    containers: { reason: 'contains the password of the role' },
  }),
  DATABASE_TIMEOUT_MS: setting({
    // The request gets a 503 after up to three times this value, which must be well below the 30 s for which the gateway waits.
    schema: z.coerce.number().int().min(100).max(9_000).default(5_000),
    readBy: servicesWithDatabase,
    description:
      'how long a statement waits for a response before the services ask PostgreSQL whether it is still being executed ([faults](operations/faults.md#a-connection-that-postgresql-has-forgotten))',
  }),
  BODY_IDLE_MS: setting({
    schema: z.coerce.number().int().min(100).default(30_000),
    readBy: everyService,
    description: 'how long the headers or the body of a request may stop arriving before the request is ended',
  }),
  SHUTDOWN_DELAY_SECONDS: setting({
    // With several replicas, it must be longer than KEEP_ALIVE_MS of the services; with one replica, 0 is enough.
    schema: z.coerce.number().min(0).max(300).default(0),
    readBy: everyService,
    description:
      'how long a process goes on serving after SIGTERM while it is not ready, so that load balancers notice ([deployments](operations/deployments.md))',
    containers: {
      reason: 'belongs to the grace period of a container, and Compose has no load balancer that would notice',
      kubernetes: '10',
    },
  }),
  SHUTDOWN_TIMEOUT_SECONDS: setting({
    schema: z.coerce.number().positive().max(3_600).default(DEFAULT_SHUTDOWN_TIMEOUT_SECONDS),
    readBy: everyService,
    description: 'how long open requests may take after `SHUTDOWN_DELAY_SECONDS`; longer ones are cut off',
    containers: { reason: 'belongs to the grace period of a container', compose: '300', kubernetes: '300' },
  }),
  LOG_LEVEL: setting({
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    readBy: everyService,
    description:
      'the least severe messages that are logged: `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
  }),
  WATCHED_FOLDERS: setting({
    schema: parsedBy(
      parseWatchedFolders,
      'must be folders with a name each, as media=/data/media,redis=/data/redis',
    ).prefault(''),
    readBy: everyService,
    description: 'the folders whose free disk space the process reports, each with a name for the metrics',
    isInternal: true,
    containers: { reason: 'the volumes of a container' },
  }),
  RESTART_COUNT: setting({
    schema: z.coerce.number().int().min(0).default(0),
    readBy: everyService,
    description: 'how often the supervisor has restarted the process since its own start, for the metrics',
    isInternal: true,
    containers: { reason: 'the supervisor of npm start sets it; containers are started again by their engine' },
  }),
};
