import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { StateChangeLogger } from '@memory/event-bus/state-change-logger';
import { SpanKind, markFailed, tracer } from '@memory/event-bus/tracing';
import { type Span, context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { type ExportResult, ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { CommandTraceContext } from 'ioredis';

/**
 * The maximum number of spans that wait in memory to be sent, about two megabytes. Further spans are dropped, so that a collector that is unavailable
 * or slow costs no more memory and never delays a request.
 */
const MAX_WAITING_SPANS = 2_048;
const MAX_SPANS_PER_REQUEST = 256;
/** How long spans wait in order to be sent together with later spans, in milliseconds. */
const SEND_INTERVAL_MS = 2_000;
/** How long one request to the collector may take, including its retries, in milliseconds. */
const SEND_TIMEOUT_MS = 5_000;

/** Logs once when the collector begins to fail and once when it works again. */
class ReportingExporter implements SpanExporter {
  constructor(
    private readonly exporter: SpanExporter,
    private readonly stateLogger: StateChangeLogger,
  ) {}

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.exporter.export(spans, (result) => {
      if (result.code === ExportResultCode.SUCCESS) this.stateLogger.logRecovery('traces are sent again');
      else this.stateLogger.logFailure('traces cannot be sent and are dropped', result.error);
      // `export` reports success, because the failure has been logged here; the SDK would log it a second time.
      done({ code: ExportResultCode.SUCCESS });
    });
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }
}

interface TracingSdkOptions {
  readonly service: string;
  /** The base URL of a collector that accepts OTLP over HTTP: `http://collector:4318`. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The share of the traces beginning in this process that are recorded, from 0 to 1. A trace is recorded in all processes or in none. */
  readonly sampledShare: number;
  readonly stateLogger: StateChangeLogger;
}

/*
 * The bundle contains this file as a separate chunk, which is loaded only when tracing is on. This file must not import Nest: the bundler would move
 * Nest to another chunk, which would then be loaded before reflect-metadata.
 */

/**
 * Registers the SDK of OpenTelemetry.
 * @returns a function that sends the waiting spans and stops the SDK
 */
export function registerTracingSdk({
  service,
  endpoint,
  headers,
  sampledShare,
  stateLogger,
}: TracingSdkOptions): () => Promise<void> {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: SEND_TIMEOUT_MS,
    concurrencyLimit: 1,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'memory' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampledShare) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new ReportingExporter(exporter, stateLogger),
        maxQueueSize: MAX_WAITING_SPANS,
        maxExportBatchSize: MAX_SPANS_PER_REQUEST,
        scheduledDelayMillis: SEND_INTERVAL_MS,
        exportTimeoutMillis: SEND_TIMEOUT_MS,
      }),
    ],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const endTracingOfRedis = traceRedis();
  return () => {
    endTracingOfRedis();
    return provider.shutdown();
  };
}

/** A command of ioredis, as ioredis's events describe it. All events of a command have the same object. */
type Command = CommandTraceContext & { readonly error?: unknown };

/**
 * Makes each Redis command a span of the current request, event or job. Commands of background work outside a request, event or job have no span.
 * Spans contain no keys and no values.
 * @returns a function that stops the tracing of Redis commands
 */
export function traceRedis(): () => void {
  /** The spans of the commands that have no response yet. */
  const spans = new WeakMap<Command, Span>();
  const handlers: Record<string, (command: Command) => void> = {
    start(command) {
      if (!trace.getActiveSpan()?.isRecording()) return;
      const operation = command.command.toUpperCase();
      const attributes = { 'db.system.name': 'redis', 'db.operation.name': operation };
      spans.set(command, tracer().startSpan(operation, { kind: SpanKind.CLIENT, attributes }));
    },
    error(command) {
      const span = spans.get(command);
      if (span) markFailed(span, command.error);
    },
    asyncEnd: (command) => spans.get(command)?.end(),
  };
  const listeners = Object.entries(handlers).map(
    ([event, handle]) =>
      [`tracing:ioredis:command:${event}`, (message: unknown) => handle(message as Command)] as const,
  );
  for (const [channel, listener] of listeners) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of listeners) unsubscribe(channel, listener);
  };
}
