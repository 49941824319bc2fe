import { markFailed, SpanKind, tracer } from '@memory/event-bus/tracing';
import { context, type Span, trace } from '@opentelemetry/api';
import { Client, Pool, type PoolClient, type PoolConfig } from 'pg';

/** Matches the table that a statement is about: after FROM, INTO or UPDATE, with or without its schema. */
const TABLE = /\b(?:FROM|INTO|UPDATE)\s+(?:"?public"?\.)?"?([a-z_][a-z0-9_]*)/i;
const OPERATION = /^\s*([a-z]+)/i;

/** Returns what a span may contain of a statement: the operation and the table, but neither the text nor the values. */
export function describeStatement(text: string): { operation: string; table: string | undefined } {
  const operation = OPERATION.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
  return { operation, table: TABLE.exec(text)?.[1] };
}

type Callback = (error: unknown, ...rest: unknown[]) => void;

/**
 * A connection whose statements become spans of the current request, event or job. Statements of background work outside a request, event or job have
 * no span.
 */
class TracedClient extends Client {
  // The overloads of `query` differ only in their parameters, so one implementation covers all of them.
  override query(...args: unknown[]): never {
    const run = super.query.bind(this) as (...parameters: unknown[]) => unknown;
    const [statement] = args as [string | { text?: string } | undefined];
    const text = typeof statement === 'string' ? statement : statement?.text;
    if (text === undefined || !trace.getActiveSpan()?.isRecording()) return run(...args) as never;
    const span = startStatementSpan(text, this.database);
    const last = args.length - 1;
    if (typeof args[last] === 'function')
      return run(...args.slice(0, last), endWith(span, args[last] as Callback)) as never;
    return endAfter(span, run(...args)) as never;
  }
}

/** A pool of `TracedClient` connections. A query that waits for a connection keeps the trace context of its own request. */
export class TracedPool extends Pool {
  constructor(config: PoolConfig) {
    super({ ...config, Client: TracedClient as unknown as PoolConfig['Client'] });
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: (...args: never[]) => void): void;
  override connect(callback?: (...args: never[]) => void): Promise<PoolClient> | void {
    if (!callback) return super.connect();
    return super.connect(context.bind(context.active(), callback) as never);
  }
}

function startStatementSpan(text: string, database: string | undefined): Span {
  const { operation, table } = describeStatement(text);
  return tracer().startSpan([operation, table].filter(Boolean).join(' '), {
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table !== undefined && { 'db.collection.name': table }),
      ...(database !== undefined && { 'db.namespace': database }),
    },
  });
}

const endWith =
  (span: Span, callback: Callback): Callback =>
  (error, ...rest) => {
    if (error) markFailed(span, error);
    span.end();
    callback(error, ...rest);
  };

async function endAfter(span: Span, result: unknown): Promise<unknown> {
  try {
    return await result;
  } catch (error) {
    markFailed(span, error);
    throw error;
  } finally {
    span.end();
  }
}
