import { fileIdFromMediaUrl } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { MediaClient } from '../peers/media-client.ts';

const PNG_DATA_URL_PREFIX = 'data:image/png;base64,';

/** Resolves the `profileImageUrl` of a request to the media URL of an image that the user owns. */
@Injectable()
export class AvatarResolver {
  constructor(private readonly media: MediaClient) {}

  /**
   * Returns the media URL of the avatar; null for no avatar.
   * @param requested a media URL, a PNG data URL (whose image is then stored as a file), or null or '' for no avatar
   * @throws ApiError `profile_picture_unusable` for a file that is not an image or belongs to another user; `service_unavailable`
   */
  async resolveUrl(userId: string, requested: string | null): Promise<string | null> {
    if (!requested) return null;
    return requested.startsWith(PNG_DATA_URL_PREFIX)
      ? this.media.storeAvatar(userId, requested.slice(PNG_DATA_URL_PREFIX.length))
      : this.requireOwnImage(userId, requested);
  }

  private async requireOwnImage(userId: string, url: string): Promise<string> {
    const file = await this.media.describeFile(userId, fileIdFromMediaUrl(url));
    if (file?.ownerId !== userId || file.kind !== 'image') throw new ApiError('profile_picture_unusable');
    return url;
  }
}
