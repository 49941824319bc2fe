import { type DataHandler, internalRoutes, type Privacy } from '@memory/contracts';
import { CONFIG, dataHandlerAt, InjectServiceClient, type ServiceClient } from '@memory/service-kit';
import { DEVICE_LIFETIME_DAYS } from '@memory/service-kit/attempt-limits';
import { SESSION_LIFETIME_MS } from '@memory/service-kit/sessions';
import { Inject, Injectable } from '@nestjs/common';
import type { GatewayConfig } from '../config.ts';

/** How long the answers of the services are cached, in milliseconds. An answer changes only when its service restarts. */
const CACHED_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1_000;
const signedOut = { userId: null };

/** Combines the statements of all services about how they handle data. */
@Injectable()
export class ReadPrivacy {
  private cached: { readonly until: number; readonly privacy: Promise<Privacy> } | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @InjectServiceClient('media-svc') private readonly media: ServiceClient,
    @InjectServiceClient('language-svc') private readonly language: ServiceClient,
    @InjectServiceClient('social-svc') private readonly social: ServiceClient,
  ) {}

  /** @throws ApiError `service_unavailable` */
  execute(now = Date.now()): Promise<Privacy> {
    if (this.cached && now < this.cached.until) return this.cached.privacy;
    const privacy = this.read().catch((error: unknown) => {
      this.cached = undefined;
      throw error;
    });
    this.cached = { until: now + CACHED_MS, privacy };
    return privacy;
  }

  private async read(): Promise<Privacy> {
    const [media, language, social] = await Promise.all([
      this.media.call(signedOut, internalRoutes.readMediaPrivacy, {}),
      this.language.call(signedOut, internalRoutes.readLanguagePrivacy, {}),
      this.social.call(signedOut, internalRoutes.readSocialPrivacy, {}),
    ]);
    const { REVERSE_GEOCODE_URL, OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_PROVIDER_NAME, BROWSER_SPEECH } = this.config;
    const { CONTACT, OTEL_EXPORTER_OTLP_ENDPOINT, REDIS_URL, REGISTRATION, STORE_POSITIONS } = this.config;
    return {
      ...social,
      transcription: this.hideOwnHost(media.transcription),
      handwriting: this.hideOwnHost(media.handwriting),
      files: this.hideOwnHost(media.files),
      unusedFilesKeptDays: media.unusedFilesKeptDays,
      translation: this.hideOwnHost(language.translation),
      mail: this.hideOwnHost(social.mail),
      database: this.hideOwnHost(social.database),
      placeNames: dataHandlerAt(REVERSE_GEOCODE_URL === 'off' ? undefined : REVERSE_GEOCODE_URL, this.ownHost),
      signInProvider:
        OIDC_ISSUER !== undefined && OIDC_CLIENT_ID !== undefined
          ? this.signInProvider(OIDC_ISSUER, OIDC_PROVIDER_NAME)
          : null,
      browserSpeech: BROWSER_SPEECH === 'on',
      positions: STORE_POSITIONS === 'on',
      registration: REGISTRATION,
      sessions: dataHandlerAt(REDIS_URL, this.ownHost),
      sessionDays: SESSION_LIFETIME_MS / DAY_MS,
      knownDeviceDays: DEVICE_LIFETIME_DAYS,
      traces: dataHandlerAt(OTEL_EXPORTER_OTLP_ENDPOINT, this.ownHost),
      backups: this.backups(),
      contact: CONTACT ?? null,
    };
  }

  private get ownHost(): string | undefined {
    return this.config.PUBLIC_URL === undefined ? undefined : new URL(this.config.PUBLIC_URL).hostname;
  }

  /** A service does not know the public host of the installation, so its statement may name a host of the installation itself as a foreign host. */
  private hideOwnHost(handler: DataHandler): DataHandler {
    return handler.where === 'elsewhere' ? dataHandlerAt(`https://${handler.host}`, this.ownHost) : handler;
  }

  private backups(): Privacy['backups'] {
    const { BACKUP_TARGET, BACKUP_S3_ENDPOINT, BACKUP_KEEP_DAYS, BACKUP_RECIPIENT = 'none' } = this.config;
    if (BACKUP_TARGET === undefined) return null;
    return {
      place: BACKUP_TARGET.startsWith('s3://')
        ? dataHandlerAt(BACKUP_S3_ENDPOINT, this.ownHost)
        : ({ where: 'here' } as const),
      keptDays: BACKUP_KEEP_DAYS,
      encrypted: BACKUP_RECIPIENT !== 'none',
    };
  }

  private signInProvider(issuer: string, name: string): Privacy['signInProvider'] {
    const handler = dataHandlerAt(issuer, this.ownHost);
    return { name, host: handler.where === 'elsewhere' ? handler.host : '' };
  }
}
