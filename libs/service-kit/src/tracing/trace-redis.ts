import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { markFailed, SpanKind, tracer } from '@memory/event-bus/tracing';
import { type Span, trace } from '@opentelemetry/api';
import type { CommandTraceContext } from 'ioredis';

/** A command of ioredis, as its events describe it; one object for all events of a command. */
type Command = CommandTraceContext & { readonly error?: unknown };

/**
 * Makes each Redis command a span of the request, event or job that it belongs to. Commands of background work, which belongs to none, have no span.
 * Keys and values are left out.
 * @returns a function that ends this
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
