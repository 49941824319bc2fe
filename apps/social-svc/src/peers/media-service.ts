import { ApiRequestError } from '@memory/api-client';
import type { FileDescription } from '@memory/contracts';
import { ApiError, IdentitySigner, ServiceClient } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type SocialConfig } from '../config.ts';

/** What social-svc asks media-svc. */
@Injectable()
export class MediaService {
  private readonly media: ServiceClient;

  constructor(@Inject(CONFIG) config: SocialConfig) {
    const signer = new IdentitySigner({ key: config.SIGNING_KEY, caller: 'social-svc' });
    this.media = new ServiceClient({ service: 'media-svc', baseUrl: config.MEDIA_URL, signer });
  }

  /**
   * Keeps a picture of somebody.
   * @param png in base64
   * @returns the file's address
   * @throws ApiError `profile_picture_unusable` when it is none, `service_unavailable`
   */
  async keepAvatar(userId: string, png: string): Promise<string> {
    try {
      const { url } = await this.media.call({ userId }, (media, headers) =>
        media.POST('/internal/avatars', { body: { png }, headers }),
      );
      return url;
    } catch (cause) {
      throw cause instanceof ApiRequestError ? new ApiError('profile_picture_unusable', { cause }) : cause;
    }
  }

  /** Owner and type of a file; nothing where there is no such file. @throws ApiError `service_unavailable` */
  async describe(userId: string, id: string): Promise<FileDescription | undefined> {
    const [file] = await this.media.call({ userId }, (media, headers) =>
      media.POST('/internal/files/describe', { body: { ids: [id] }, headers }),
    );
    return file;
  }
}
