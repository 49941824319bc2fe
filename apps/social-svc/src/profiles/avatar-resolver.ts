import { fileIdFromMediaUrl } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { MediaClient } from '../peers/media-client.ts';

const PNG_DATA_URL_PREFIX = 'data:image/png;base64,';

/** Turns the `profileImageUrl` of a request into the media URL of an image that the user owns. */
@Injectable()
export class AvatarResolver {
  constructor(private readonly media: MediaClient) {}

  /**
   * @param requested a media URL, a PNG data URL (which is stored as a file), or null or '' for none
   * @throws ApiError `profile_picture_unusable` for a file that is no image or belongs to someone else; `service_unavailable`
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
