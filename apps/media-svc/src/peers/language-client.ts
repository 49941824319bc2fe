import { setTimeout as delay } from 'node:timers/promises';
import { ApiRequestError } from '@memory/api-client';
import { type ChineseScript, internalRoutes } from '@memory/contracts';
import { ApiError, InjectServiceClient, ServiceClient } from '@memory/service-kit';
import { Injectable, Logger } from '@nestjs/common';

/** The pause before a conversion that failed is requested again, in milliseconds. */
const RETRY_PAUSE_MS = 1_000;

/**
 * The parts in which a text is converted, up to the last end of a sentence in 2,000 code points: a part takes language-svc some milliseconds, and
 * words of another sentence do not change how a word is written.
 */
const PART = /[^]{1,2000}(?<=[。！？!?\n])|[^]{1,2000}/gu;
const HAS_CHINESE = /\p{Script=Han}/u;

/** The client of language-svc. */
@Injectable()
export class LanguageClient {
  private readonly logger = new Logger(LanguageClient.name);

  constructor(@InjectServiceClient('language-svc') private readonly language: ServiceClient) {}

  /**
   * Converts a text to a Chinese script, each word by its reading. While language-svc is unavailable, the conversion waits for it, because
   * repeating the job would transcribe the recording again.
   * @param text in its normal form (`normalizeLines`)
   * @param signal ends the waiting
   * @returns a text with as many UTF-16 units
   * @throws ApiRequestError when language-svc rejects the text; AbortError
   */
  async convertScript(text: string, script: ChineseScript, signal: AbortSignal): Promise<string> {
    const converted: string[] = [];
    for (const [part] of text.matchAll(PART))
      converted.push(HAS_CHINESE.test(part) ? await this.convertPart(part, script, signal) : part);
    return converted.join('');
  }

  private async convertPart(text: string, script: ChineseScript, signal: AbortSignal): Promise<string> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const converted = await this.language.call({ userId: null }, internalRoutes.convertScript, {
          body: { text, script },
        });
        return converted.text;
      } catch (error) {
        if (!isTemporary(error)) throw error;
        if (attempt === 1)
          this.logger.warn({ err: error }, 'a transcript waits for language-svc to convert its script');
        await delay(RETRY_PAUSE_MS, undefined, { signal });
      }
    }
  }
}

/** Whether a later call may succeed. During a deployment, language-svc of the previous release does not have the route yet. */
const isTemporary = (error: unknown): boolean =>
  error instanceof ApiError || (error instanceof ApiRequestError && error.status === 404);
