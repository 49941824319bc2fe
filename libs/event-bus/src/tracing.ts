import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/*
 * The spans of this product. Without an OpenTelemetry SDK, these functions do nothing; service-kit loads the SDK when tracing is on. Spans contain no
 * error messages and no values: both may contain texts of users.
 */

export { SpanKind };

/** The name of the W3C header with the position in a trace (https://www.w3.org/TR/trace-context/#traceparent-header). */
export const TRACEPARENT = 'traceparent';

interface SpanOptions {
  readonly kind: SpanKind;
  /** The trace position that came with a message or job. By default the span belongs to the current trace. */
  readonly parent?: string | undefined;
  readonly attributes?: Attributes;
}

/** Returns the position in the current trace, as the value of `traceparent`; undefined when tracing is off. */
export function currentTraceparent(): string | undefined {
  const carrier: { [TRACEPARENT]?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier[TRACEPARENT];
}

/** Returns the context of a trace position. A malformed position is ignored, so that a new trace begins. */
export const contextOfTraceparent = (traceparent: unknown): Context =>
  propagation.extract(ROOT_CONTEXT, { [TRACEPARENT]: traceparent });

/** The tracer is looked up at each use, because before the SDK is registered there is only a tracer that does nothing. */
export const tracer = () => trace.getTracer('memory');

/** Runs `work` in a span. The span ends when `work` ends, and is marked as failed when `work` fails. */
export function runInSpan<Result>(
  name: string,
  { kind, parent, attributes }: SpanOptions,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  const parentContext = parent === undefined ? context.active() : contextOfTraceparent(parent);
  return tracer().startActiveSpan(name, { kind, ...(attributes && { attributes }) }, parentContext, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Marks a span as failed, with only the class or code of the error. */
export function markFailed(span: Span, error: unknown): void {
  const { code } = (error ?? {}) as { code?: unknown };
  const type = typeof code === 'string' ? code : error instanceof Error ? error.name : 'unknown';
  span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', type);
}
