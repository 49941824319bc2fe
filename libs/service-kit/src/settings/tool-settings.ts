import { z } from 'zod';
import { toolSetting } from './setting.ts';

/**
 * The ports that browsers and `fetch` refuse to request, because servers of other protocols use them: "bad ports" of the Fetch Standard
 * (https://fetch.spec.whatwg.org/#port-blocking).
 */
const PORTS_BLOCKED_BY_BROWSERS: ReadonlySet<number> = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

/** The minimum heap limit in MB. The code of a process needs more than this. */
const HEAP_MB_MIN = 64;
const HEAP_MB_MAX = 65_536;

const TIME = /^(?<hour>[01]?\d|2[0-3]):(?<minute>[0-5]\d)$/;

/**
 * Creates the schema of a setting of the tools. An error message continues the name of the setting: `is "70000", but a port is …`.
 * @param findProblem returns the problem of a value, or null for a valid value
 */
const checkedBy = (findProblem: (text: string) => string | null) =>
  z.string().superRefine((text, context) => {
    const problem = findProblem(text);
    if (problem) context.addIssue({ code: 'custom', message: `is "${text}", but ${problem}.` });
  });

const portProblem = (text: string): string | null => {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return 'a port is a whole number from 1 to 65535';
  if (PORTS_BLOCKED_BY_BROWSERS.has(port))
    return 'browsers open no page on this port. Choose another one, such as 3000';
  return null;
};

const heapProblem = (text: string): string | null => {
  const megabytes = Number(text);
  return Number.isInteger(megabytes) && megabytes >= HEAP_MB_MIN && megabytes <= HEAP_MB_MAX
    ? null
    : `the limit of a heap is a whole number of megabytes from ${HEAP_MB_MIN} to ${HEAP_MB_MAX}`;
};

/** The address of a server. The error message does not contain the value, because an address may include a password. */
const serverAddress = (protocols: readonly string[], example: string) =>
  z
    .string()
    .refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ''), {
      error: `is not an address this program understands; it should look like ${example}.`,
    })
    .optional();

const heapSetting = (process: string, megabytes: number) =>
  toolSetting({
    schema: checkedBy(heapProblem).default(String(megabytes)).transform(Number),
    description: `the limit of the JavaScript heap of ${process} for long-lived objects, in MB ([how it was chosen](performance.md#memory))`,
  });

const startAlone = { reason: 'npm start alone has it' };

/**
 * Where the product listens, where it stores its data, and the servers that it uses. The tools read these settings. PORT, HOST, DATABASE_URL and REDIS_URL of a service are other settings, which the
 * launcher makes from these.
 */
export const startSettings = {
  PORT: toolSetting({
    schema: checkedBy(portProblem).default('3000').transform(Number),
    description: 'the port of the product; all other ports are free ones',
    containers: { reason: 'the port that docker-compose.yml publishes' },
  }),
  HOST: toolSetting({
    // By default all addresses, so that the pupils of a class can open the product on the teacher's machine.
    schema: z.string().default('0.0.0.0'),
    description: 'the address on which the product listens; behind a proxy on the same machine: `127.0.0.1`',
    containers: startAlone,
  }),
  DATA_DIR: toolSetting({
    schema: z.string().default('.data'),
    description:
      'the folder of all stored data: database, files, secrets, logs. Two folders and two ports are two installations',
    containers: startAlone,
  }),
  DATABASE_URL: toolSetting({
    schema: serverAddress(['postgres:', 'postgresql:'], 'postgresql://user:password@host:5432'),
    description: 'a PostgreSQL server to use instead of our own; [the user it needs](operations/own-servers.md)',
    defaultText: 'our own',
    containers: startAlone,
  }),
  REDIS_URL: toolSetting({
    schema: serverAddress(['redis:', 'rediss:'], 'redis://host:6379'),
    description: 'a Redis (7 or newer) to use instead of our own; [the users it needs](operations/own-servers.md)',
    defaultText: 'our own',
    containers: startAlone,
  }),
};

/** The setting of the command that installs a model of the local speech engine. */
export const speechModelSettings = {
  SPEECH_MODEL_URL: toolSetting({
    schema: z.string().optional(),
    description: 'where `npm run admin -- speech:install` gets models: a mirror, or a file or folder of this machine',
    defaultText: 'the releases of sherpa-onnx',
  }),
};

/** The limits of the heaps of all processes. `heapSetting` of the launcher gives the name for a process. */
export const heapSettings = {
  JOURNAL_HEAP_MB: heapSetting('journal-svc', 192),
  MEDIA_HEAP_MB: heapSetting('media-svc', 256),
  MEDIA_WORKER_HEAP_MB: heapSetting('media-worker', 256),
  LANGUAGE_HEAP_MB: heapSetting('language-svc', 192),
  SOCIAL_HEAP_MB: heapSetting('social-svc', 192),
  GATEWAY_HEAP_MB: heapSetting('gateway', 160),
};

const timeProblem = (text: string): string | null => (TIME.test(text) ? null : 'it must be a time such as 03:30');

/** Returns the minutes after midnight of a time such as `03:30`. */
const minutesAfterMidnight = (time: string): number => {
  const { hour, minute } = TIME.exec(time)?.groups ?? {};
  return Number(hour) * 60 + Number(minute);
};

const madeOutside = { reason: 'backups of containers are made outside of them' };

/** The settings of backups that the tools alone read. */
export const backupToolSettings = {
  BACKUP_AT: toolSetting({
    schema: checkedBy(timeProblem).default('03:30').transform(minutesAfterMidnight),
    description: 'the time of the backup, local time',
    defaultText: '03:30',
    containers: madeOutside,
  }),
  BACKUP_S3_ACCESS_KEY: toolSetting({
    schema: z.string().optional(),
    isSecret: true,
    description: 'the id of the key of the bucket of `BACKUP_TARGET`',
    containers: madeOutside,
  }),
  BACKUP_S3_SECRET_KEY: toolSetting({
    schema: z.string().optional(),
    isSecret: true,
    description: 'the key of the bucket of `BACKUP_TARGET`',
    containers: madeOutside,
  }),
  BACKUP_S3_REGION: toolSetting({
    schema: z.string().default('us-east-1'),
    description: 'the region of the bucket of `BACKUP_TARGET`',
    containers: madeOutside,
  }),
  BACKUP_KEY: toolSetting({
    schema: z.string().optional(),
    isSecret: true,
    description: 'the backup key of an installation without a `DATA_DIR`: 32 bytes in base64',
    defaultText: 'that of `DATA_DIR/secrets.json`',
    containers: madeOutside,
  }),
};
