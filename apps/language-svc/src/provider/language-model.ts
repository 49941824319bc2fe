import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OpenAI } from 'openai';
import type { z } from 'zod';
import { CONFIG, type LanguageConfig } from '../config.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { jsonIn } from './answer-json.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { FailurePause } from './failure-pause.ts';
import { KeptAnswers } from './kept-answers.ts';

const FAILURES_IN_A_ROW = 5;
const PAUSE_MS = 60_000;
const ANSWER_TOKENS = 200;

/** What is asked of a model: it answers `about` as `instruction` says, in JSON of `schema`'s shape. */
export interface Question<Answer> {
  instruction: string;
  about: string;
  schema: z.ZodType<Answer>;
}

/** A language model behind an OpenAI-compatible server, when the installation has one. It is asked, never relied on. */
@Injectable()
export class LanguageModel {
  readonly isThere: boolean;
  private readonly logger = new Logger(LanguageModel.name);
  private readonly pause = new FailurePause(FAILURES_IN_A_ROW, PAUSE_MS);
  private readonly asking = new Map<string, Promise<unknown>>();
  private client: Promise<OpenAI> | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: LanguageConfig,
    private readonly kept: KeptAnswers,
  ) {
    this.isThere = config.LANGUAGE_PROVIDER === 'openai';
  }

  /**
   * The answer, kept from before or asked for now; null when there is no model, it failed, took too long or answered something else. Never throws
   * for the provider's sake.
   * @param mayAsk false where only what is known already is wanted, because asking costs money
   */
  async answer<Answer>({ instruction, about, schema }: Question<Answer>, mayAsk = true): Promise<Answer | null> {
    if (!this.isThere) return null;
    const question = `${instruction}\0${about}`;
    const known = schema.safeParse(await this.kept.find(question));
    if (known.success) return known.data;
    if (!mayAsk) return null;
    // of two who ask the same at once, one pays
    const asked =
      (this.asking.get(question) as Promise<Answer | null> | undefined) ??
      this.ask(question, { instruction, about, schema });
    this.asking.set(question, asked);
    return asked.finally(() => this.asking.delete(question));
  }

  private async ask<Answer>(
    question: string,
    { instruction, about, schema }: Question<Answer>,
  ): Promise<Answer | null> {
    if (this.pause.isOn) return null;
    const answer = await this.complete(instruction, about)
      .then((text) => schema.parse(jsonIn(text)))
      .catch((error: unknown) => {
        this.pause.failed();
        // not the error itself: some servers repeat in it what they were sent
        this.logger.warn(
          { failure: nameOf(error) },
          'the language model gave no answer; this machine answered instead',
        );
        return null;
      });
    if (answer === null) return null;
    this.pause.worked();
    await this.kept.keep(question, answer as Prisma.InputJsonValue);
    return answer;
  }

  private async complete(instruction: string, about: string): Promise<string> {
    this.client ??= openClient(this.config);
    const client = await this.client;
    const { choices } = await client.chat.completions.create(
      {
        model: this.config.LANGUAGE_MODEL,
        max_tokens: ANSWER_TOKENS,
        temperature: 0,
        messages: [
          { role: 'system', content: instruction },
          { role: 'user', content: about },
        ],
      },
      // the whole of it, to the answer's last byte
      { signal: AbortSignal.timeout(this.config.LANGUAGE_TIMEOUT_MS) },
    );
    return choices[0]?.message.content ?? '';
  }
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const status = 'status' in error && typeof error.status === 'number' ? ` ${error.status}` : '';
  return `${error.constructor.name}${status}`;
}

/** Loaded when it is first needed: most installations have no model. */
async function openClient(config: LanguageConfig): Promise<OpenAI> {
  const { OpenAI: Client } = await import('openai');
  return new Client({
    apiKey: config.OPENAI_API_KEY ?? 'none',
    baseURL: config.OPENAI_BASE_URL,
    timeout: config.LANGUAGE_TIMEOUT_MS,
    // a person is waiting: this machine answers at once instead
    maxRetries: 0,
    fetch: boundedFetch,
  });
}
