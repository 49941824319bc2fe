import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Caller } from '@memory/contracts';
import { CONFIG, ApiError, IDENTITY_HEADER, IdentitySigner } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { MediaConfig } from '../config.ts';

/**
 * The timeout in milliseconds for the response headers of a service. The body has no timeout, because it is read only as fast as the client
 * downloads the archive.
 */
const RESPONSE_TIMEOUT_MS = 10_000;

/** Maps each file of the archive to the service that provides its content. */
const sources = {
  'account.json': { service: 'social-svc', setting: 'SOCIAL_URL' },
  'entries.json': { service: 'journal-svc', setting: 'JOURNAL_URL' },
  'vocabulary.json': { service: 'language-svc', setting: 'LANGUAGE_URL' },
} as const satisfies Record<string, { service: Caller; setting: keyof MediaConfig }>;
export type PeerExportName = keyof typeof sources;

/** Requests the parts of a data export that other services provide. */
@Injectable()
export class PeerExports {
  constructor(
    @Inject(CONFIG) private readonly config: MediaConfig,
    private readonly signer: IdentitySigner,
  ) {}

  /**
   * Requests all parts and returns their streams.
   * @param aborted is aborted when the client disconnects
   * @throws ApiError `user_not_found`; `service_unavailable` unless all services respond
   */
  async open(userId: string, aborted: AbortSignal): Promise<Record<PeerExportName, Readable>> {
    const failed = new AbortController();
    const signal = AbortSignal.any([aborted, failed.signal]);
    try {
      const names = Object.keys(sources) as PeerExportName[];
      const parts = await Promise.all(
        names.map(async (name) => [name, await this.read(userId, name, signal)] as const),
      );
      return Object.fromEntries(parts) as Record<PeerExportName, Readable>;
    } catch (error) {
      // The export has failed, so the requests to the other services are cancelled.
      failed.abort();
      throw error;
    }
  }

  /**
   * Requests the account's part once more and discards it.
   * @throws ApiError `user_not_found` when the account has been deleted since the export began; `service_unavailable`
   */
  async confirmAccount(userId: string, aborted: AbortSignal): Promise<void> {
    (await this.read(userId, 'account.json', aborted)).destroy();
  }

  private async read(userId: string, name: PeerExportName, aborted: AbortSignal): Promise<Readable> {
    const timedOut = new AbortController();
    const timer = setTimeout(() => timedOut.abort(), RESPONSE_TIMEOUT_MS);
    try {
      const { service, setting } = sources[name];
      const headers = { [IDENTITY_HEADER]: await this.signer.sign({ userId }, { use: 'internal', service }) };
      const response = await fetch(`${this.config[setting]}/internal/people/${encodeURIComponent(userId)}/export`, {
        headers,
        // A service never redirects. If the address redirects, it is not the service, and the identity token must not be sent to the target of the
        // redirect.
        redirect: 'error',
        signal: AbortSignal.any([aborted, timedOut.signal]),
      });
      if (response.status === 404) throw new ApiError('user_not_found');
      if (!response.ok || !response.body) throw new Error(`${name} returned ${response.status}`);
      const part = Readable.fromWeb(response.body as ReadableStream);
      // The reader of the stream also receives the error. Without this listener, an error before the stream is read would end the process.
      part.on('error', () => undefined);
      return part;
    } catch (cause) {
      throw cause instanceof ApiError ? cause : new ApiError('service_unavailable', { retryAfterSeconds: 5, cause });
    } finally {
      clearTimeout(timer);
    }
  }
}
