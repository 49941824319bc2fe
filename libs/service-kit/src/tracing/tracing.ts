import { StateChangeLogger } from '@memory/event-bus/state-change-logger';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { resolveWithin } from '../health/resolve-within.ts';

/** The settings of OpenTelemetry that every process has, under the names that OpenTelemetry gives them. */
export interface TracingSettings {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_EXPORTER_OTLP_HEADERS?: Readonly<Record<string, string>>;
  readonly OTEL_TRACES_SAMPLER_ARG?: number;
}

/** How long the shutdown waits for the last spans to be sent, in milliseconds. */
const FLUSH_TIMEOUT_MS = 1_000;

let stop: (() => Promise<void>) | undefined;

/** Whether spans are recorded. */
export const isTracingOn = (): boolean => stop !== undefined;

/**
 * Turns tracing on when the settings contain a collector. Only then, the SDK of OpenTelemetry is loaded. Must be called before the application is
 * created.
 * @param service the name of the process in the spans
 */
export async function startTracing(service: string, settings: TracingSettings): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = {} } = settings;
  if (endpoint === undefined) return;
  const { registerTracingSdk } = await import('./tracing-sdk.ts');
  stop = registerTracingSdk({
    service,
    endpoint,
    headers,
    sampledShare: settings.OTEL_TRACES_SAMPLER_ARG ?? 1,
    stateLogger: new StateChangeLogger(new Logger('Tracing')),
  });
}

/** Sends the last spans at the end of the shutdown. A collector that does not respond delays the shutdown by one second at most. */
@Injectable()
export class TracingShutdown implements OnApplicationShutdown {
  async onApplicationShutdown(): Promise<void> {
    if (stop) await resolveWithin(FLUSH_TIMEOUT_MS, stop);
  }
}
