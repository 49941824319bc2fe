import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Caller } from '@memory/contracts';
import { ApiError, IDENTITY_HEADER, IdentitySigner } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type MediaConfig } from '../config.ts';

/** How long a service may take until it begins to answer; from then on it is read as fast as the archive is taken. */
const BEGIN_MS = 10_000;

/** Which file of the archive comes from which service. */
const sources = {
  'account.json': { service: 'social-svc', setting: 'SOCIAL_URL' },
  'entries.json': { service: 'journal-svc', setting: 'JOURNAL_URL' },
  'vocabulary.json': { service: 'language-svc', setting: 'LANGUAGE_URL' },
} as const satisfies Record<string, { service: Caller; setting: keyof MediaConfig }>;
export type PartNames = keyof typeof sources;

/** What the other services hold of a person. */
@Injectable()
export class ExportParts {
  private readonly signer: IdentitySigner;

  constructor(@Inject(CONFIG) private readonly config: MediaConfig) {
    this.signer = new IdentitySigner({ key: config.SIGNING_KEY, caller: 'media-svc' });
  }

  /**
   * The parts, each from its service, as they come.
   * @param left aborted when nobody wants them any more
   * @throws ApiError `user_not_found`; `service_unavailable` unless all of them begin to answer
   */
  async open(userId: string, left: AbortSignal): Promise<Record<PartNames, Readable>> {
    const given = new AbortController();
    const signal = AbortSignal.any([left, given.signal]);
    try {
      const names = Object.keys(sources) as PartNames[];
      const parts = await Promise.all(
        names.map(async (name) => [name, await this.read(userId, name, signal)] as const),
      );
      return Object.fromEntries(parts) as Record<PartNames, Readable>;
    } catch (error) {
      // One is missing: the others need not go on.
      given.abort();
      throw error;
    }
  }

  private async read(userId: string, name: PartNames, left: AbortSignal): Promise<Readable> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), BEGIN_MS);
    try {
      const { service, setting } = sources[name];
      const headers = { [IDENTITY_HEADER]: await this.signer.sign({ userId }, { use: 'internal', service }) };
      const answer = await fetch(`${this.config[setting]}/internal/people/${encodeURIComponent(userId)}/export`, {
        headers,
        signal: AbortSignal.any([left, late.signal]),
      });
      if (answer.status === 404) throw new ApiError('user_not_found');
      if (!answer.ok || !answer.body) throw new Error(`${name} was answered ${answer.status}`);
      const part = Readable.fromWeb(answer.body as ReadableStream);
      // Whoever reads it hears of it as well. A part that breaks off before its turn must not end the process.
      part.on('error', () => undefined);
      return part;
    } catch (cause) {
      throw cause instanceof ApiError ? cause : new ApiError('service_unavailable', { retryAfterSeconds: 5, cause });
    } finally {
      clearTimeout(timer);
    }
  }
}
