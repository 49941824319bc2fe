import { getHeapStatistics } from 'node:v8';
import type { ServiceName } from '@memory/contracts';
import { parseEnvironment, settingsSchema } from '@memory/service-kit';

/** The heap size of one live stream, in bytes: measured with 5,000 live streams (docs/operations/growing.md). */
const LIVE_STREAM_HEAP_BYTES = 26_000;

/** Returns how many live streams fit into half of the heap. Without a limit, open pages could exhaust the memory of the gateway. */
const liveStreamsOfHeap = (): number =>
  Math.max(1, Math.floor(getHeapStatistics().heap_size_limit / 2 / LIVE_STREAM_HEAP_BYTES));

const environment = settingsSchema('gateway').refine(
  (env) => env.MEDIA_SENT_BY === 'gateway' || env.TRUST_PROXY !== undefined,
  { path: ['TRUST_PROXY'], error: 'is not set; MEDIA_SENT_BY=nginx needs the address of nginx' },
);
export type GatewayConfig = ReturnType<typeof readConfig>;

/**
 * Reads and validates the gateway's settings.
 * @throws ConfigurationError that lists every invalid setting
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  const settings = parseEnvironment(environment, env);
  return { ...settings, LIVE_STREAMS_MAX: settings.LIVE_STREAMS_MAX ?? liveStreamsOfHeap() };
}

/** The base URL of each service behind the gateway. */
export const serviceBaseUrls = (config: GatewayConfig): Record<ServiceName, string> => ({
  journal: config.JOURNAL_URL,
  media: config.MEDIA_URL,
  language: config.LANGUAGE_URL,
  social: config.SOCIAL_URL,
});
