import { ApiRequestError } from '@memory/api-client';
import { type FileDescription, internalRoutes } from '@memory/contracts';
import { ApiError, InjectServiceClient, type ServiceClient } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';

/** The client of media-svc. */
@Injectable()
export class MediaClient {
  constructor(@InjectServiceClient('media-svc') private readonly media: ServiceClient) {}

  /**
   * Stores an avatar as a file of the user.
   * @param png the image, encoded in base64
   * @returns the media URL of the file, `/media/{id}`
   * @throws ApiError `profile_picture_unusable` when media-svc rejects the image, `service_unavailable`
   */
  async storeAvatar(userId: string, png: string): Promise<string> {
    try {
      const { url } = await this.media.call({ userId }, internalRoutes.storeAvatar, { body: { png } });
      return url;
    } catch (cause) {
      throw cause instanceof ApiRequestError ? new ApiError('profile_picture_unusable', { cause }) : cause;
    }
  }

  /**
   * Returns the owner and content type of a file; undefined when the user has no such file.
   * @throws ApiError `service_unavailable`
   */
  async describeFile(userId: string, fileId: string): Promise<FileDescription | undefined> {
    const [file] = await this.media.call({ userId }, internalRoutes.describeFiles, { body: { ids: [fileId] } });
    return file;
  }
}
