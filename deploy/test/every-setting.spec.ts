import { serviceName } from '@memory/launcher/stack/process-environment';
import { topology } from '@memory/launcher/topology';
import { settingsReadBy } from '@memory/service-kit/settings';
import { composeFile } from './compose-file.ts';
import { containerOf, findObject, type Workload } from './kubernetes/manifests.ts';

/** Settings that an operator of containers cannot change, and why. */
const fixedInContainers: Record<string, string> = {
  NODE_ENV: 'images contain the built product',
  HOST: 'a container is reached by its name',
  PORT: 'other containers and probes know it',
  METRICS_HOST: 'Prometheus is another container',
  METRICS_PORT: 'Prometheus and probes know it',
  JOURNAL_URL: 'the name of a container',
  MEDIA_URL: 'the name of a container',
  LANGUAGE_URL: 'the name of a container',
  SOCIAL_URL: 'the name of a container',
  WEB_ROOT: 'a folder of the image',
  PATH: 'the folders of the image',
  FFMPEG_PATH: 'a program of the image',
  FFPROBE_PATH: 'a program of the image',
  SCRATCH_DIR: 'a volume',
  SPEECH_MODEL_DIR: 'a volume',
  PRONUNCIATION_DIR: 'a volume; in Kubernetes every replica would need the same one',
  WATCHED_FOLDERS: 'the volumes of a container',
  MEDIA_DIR: 'files are in an S3-compatible store',
  MEDIA_SENT_BY: 'files are in an S3-compatible store, and nginx can send those of a folder only',
  RESTART_COUNT: 'the supervisor of npm start sets it; containers are started again by their engine',
  SHUTDOWN_DELAY_SECONDS:
    'belongs to the grace period of a container, and Compose has no load balancer that would notice',
  SHUTDOWN_TIMEOUT_SECONDS: 'belongs to the grace period of a container',
  ERASURE_SETTLE_MS: 'a shorter time would leave data of erased users behind; tests set it',
  POLL_INTERVAL_MS: 'tests set it',
};
/** Settings that only one of the two deployments fixes: the store that Compose brings along. */
const fixedInCompose: Record<string, string> = {
  S3_ENDPOINT: 'the name of a container',
  S3_REGION: 'as in deploy/garage.toml',
};
/** Secrets, which are in no ConfigMap: create-secrets.mjs puts them into the Secret of a process. */
const secretsInCluster = new Set([
  'SIGNING_KEY',
  'CALLER_KEYS',
  'SESSION_SECRET',
  'DATABASE_URL',
  'REDIS_URL',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'OPENAI_API_KEY',
  'JOBS_CONSOLE_PASSWORD',
  'OIDC_CLIENT_SECRET',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'SMTP_URL',
]);

const readSettingNames = async (entry: string): Promise<string[]> =>
  Object.keys(settingsReadBy(serviceName({ entry })));

describe.each(topology)('$name', ({ name, entry }) => {
  it('passes each setting of .env that its config.ts reads, in docker-compose.yml', async () => {
    const environment = composeFile.services[name]?.environment ?? {};
    const missing = (await readSettingNames(entry)).filter(
      (setting) =>
        !(setting in fixedInContainers) && !(setting in fixedInCompose) && !environment[setting]?.includes('${'),
    );
    expect(missing).toEqual([]);
  });

  it('has each setting that its config.ts reads in settings.yaml, where an overlay can change it', async () => {
    const { envFrom = [] } = containerOf(findObject<Workload>('Deployment', name));
    const settings = envFrom.flatMap(({ configMapRef }) =>
      configMapRef ? Object.keys(findObject('ConfigMap', configMapRef.name).data ?? {}) : [],
    );
    const missing = (await readSettingNames(entry)).filter(
      (setting) => !(setting in fixedInContainers) && !secretsInCluster.has(setting) && !settings.includes(setting),
    );
    expect(missing).toEqual([]);
  });

  it('reads every setting that docker-compose.yml passes to it alone', async () => {
    const names = await readSettingNames(entry);
    const common = new Set(topology.flatMap((other) => (other.name === name ? [] : settingsOf(other.name))));
    const unread = settingsOf(name).filter((setting) => !common.has(setting) && !names.includes(setting));
    expect(unread).toEqual([]);
  });
});

const settingsOf = (name: string): string[] => Object.keys(composeFile.services[name]?.environment ?? {});

it('makes exceptions for settings alone that exist', async () => {
  const all = new Set((await Promise.all(topology.map(({ entry }) => readSettingNames(entry)))).flat());
  const exceptions = [...Object.keys({ ...fixedInContainers, ...fixedInCompose }), ...secretsInCluster];
  expect(exceptions.filter((setting) => !all.has(setting))).toEqual([]);
});
