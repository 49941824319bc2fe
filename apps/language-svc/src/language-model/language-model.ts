import { CONFIG, DegradationChecks } from '@memory/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { z } from 'zod';
import type { LanguageConfig } from '../config.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { OpenAiClient } from './openai-client.ts';
import { ModelResponseCache } from './response-cache.ts';

/**
 * Returns the first JSON object in a model's reply, which may be surrounded by prose or a code fence; undefined when the reply contains
 * none.
 */
export function extractJsonObject(reply: string): unknown {
  const end = reply.lastIndexOf('}');
  for (let start = reply.indexOf('{'); start !== -1 && start < end; start = reply.indexOf('{', start + 1)) {
    try {
      return JSON.parse(reply.slice(start, end + 1));
    } catch {
      // The prose before the JSON object may contain a brace, so parsing is tried again from the next brace.
    }
  }
  return undefined;
}

const FAILURE_THRESHOLD = 5;
const COOLDOWN_MS = 60_000;

/** A prompt to which the model replies with a JSON object that matches `schema`. */
export interface ModelPrompt<Output> {
  /** The system message. It tells the model what to do with `input` and which shape the JSON object must have. */
  instruction: string;
  input: string;
  schema: z.ZodType<Output>;
}

/**
 * The language model of the installation, if one is configured. Its methods return null without a model or after a failure; every caller
 * then uses a local result.
 */
@Injectable()
export class LanguageModel {
  readonly isConfigured: boolean;
  private readonly logger = new Logger(LanguageModel.name);
  private readonly breaker = new CircuitBreaker(FAILURE_THRESHOLD, COOLDOWN_MS);
  private readonly pendingCalls = new Map<string, Promise<unknown>>();
  private readonly client: OpenAiClient;

  constructor(
    @Inject(CONFIG) config: LanguageConfig,
    private readonly cache: ModelResponseCache,
    degradation: DegradationChecks,
  ) {
    this.isConfigured = config.LANGUAGE_PROVIDER === 'openai';
    if (this.isConfigured) degradation.register('language_model_failing', () => this.breaker.isOpen);
    this.client = new OpenAiClient(config);
  }

  /**
   * Returns the model's validated reply, from the cache or from the provider. Returns null when no model is configured, and when the call
   * failed, timed out or returned JSON of another shape; errors of the provider are not thrown.
   * @param canCallProvider false to use the cache only, because each call to the provider costs money
   */
  async complete<Output>(prompt: ModelPrompt<Output>, canCallProvider = true): Promise<Output | null> {
    if (!this.isConfigured) return null;
    const cacheKey = `${prompt.instruction}\0${prompt.input}`;
    if (!canCallProvider) return this.findCached(cacheKey, prompt);
    // Concurrent requests with the same prompt share one search of the cache and one call, because calls cost money. With a separate search, a
    // request could miss the cache just before another request stores its response, and then make a second call because the first call is no longer
    // pending.
    let pending = this.pendingCalls.get(cacheKey) as Promise<Output | null> | undefined;
    if (!pending) {
      pending = this.findOrCall(cacheKey, prompt).finally(() => this.pendingCalls.delete(cacheKey));
      this.pendingCalls.set(cacheKey, pending);
    }
    return pending;
  }

  private async findOrCall<Output>(cacheKey: string, prompt: ModelPrompt<Output>): Promise<Output | null> {
    return (await this.findCached(cacheKey, prompt)) ?? this.callProvider(cacheKey, prompt);
  }

  private async findCached<Output>(cacheKey: string, { schema }: ModelPrompt<Output>): Promise<Output | null> {
    const cached = schema.safeParse(await this.cache.find(cacheKey));
    return cached.success ? cached.data : null;
  }

  private async callProvider<Output>(
    cacheKey: string,
    { instruction, input, schema }: ModelPrompt<Output>,
  ): Promise<Output | null> {
    if (this.breaker.isOpen) return null;
    const output = await this.client
      .complete(instruction, input)
      .then((reply) => schema.parse(extractJsonObject(reply)))
      .catch((error: unknown) => {
        this.breaker.recordFailure();
        // Only the class and the status of the error are logged: some servers repeat the user's text in their error messages.
        this.logger.warn({ failure: describeError(error) }, 'the language model failed; using the local result');
        return null;
      });
    if (output === null) return null;
    this.breaker.recordSuccess();
    await this.cache.save(cacheKey, output as Prisma.InputJsonValue);
    return output;
  }
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const status = 'status' in error && typeof error.status === 'number' ? ` ${error.status}` : '';
  return `${error.constructor.name}${status}`;
}
