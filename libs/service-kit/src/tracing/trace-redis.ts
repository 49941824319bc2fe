import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { markFailed, SpanKind, tracer } from '@memory/event-bus/tracing';
import { type Span, trace } from '@opentelemetry/api';
import type { CommandTraceContext } from 'ioredis';

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
