import { ApiRequestError } from '@memory/api-client';
import type { FileDescription } from '@memory/contracts';
import { ApiError, InjectServiceClient, type ServiceClient } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';

/** Calls media-svc. */
@Injectable()
export class MediaClient {
  constructor(@InjectServiceClient('media-svc') private readonly media: ServiceClient) {}

  /**
   * Stores an avatar as a file of the user.
   * @param png in base64
   * @returns its media URL, `/media/{id}`
   * @throws ApiError `profile_picture_unusable` when media-svc rejects it, `service_unavailable`
   */
  async storeAvatar(userId: string, png: string): Promise<string> {
    try {
      const { url } = await this.media.call({ userId }, (media, headers) =>
        media.POST('/internal/avatars', { body: { png }, headers }),
      );
      return url;
    } catch (cause) {
      throw cause instanceof ApiRequestError ? new ApiError('profile_picture_unusable', { cause }) : cause;
    }
  }

  /** Owner and type of a file; undefined when it does not exist. @throws ApiError `service_unavailable` */
  async describeFile(userId: string, fileId: string): Promise<FileDescription | undefined> {
    const [file] = await this.media.call({ userId }, (media, headers) =>
      media.POST('/internal/files/describe', { body: { ids: [fileId] }, headers }),
    );
    return file;
  }
}
