import { fileIdFromMediaUrl } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { MediaService } from '../peers/media-service.ts';

const DATA_URL = 'data:image/png;base64,';

/** What somebody wants as their picture, as the address of a file of theirs. */
@Injectable()
export class ProfilePicture {
  constructor(private readonly media: MediaService) {}

  /**
   * @param wanted a media URL, a PNG data URL (kept as a file), or nothing
   * @throws ApiError `profile_picture_unusable` for what is no picture, or not their own; `service_unavailable`
   */
  async addressOf(userId: string, wanted: string | null): Promise<string | null> {
    if (!wanted) return null;
    return wanted.startsWith(DATA_URL)
      ? this.media.keepAvatar(userId, wanted.slice(DATA_URL.length))
      : this.own(userId, wanted);
  }

  private async own(userId: string, url: string): Promise<string> {
    const file = await this.media.describe(userId, fileIdFromMediaUrl(url));
    if (file?.ownerId !== userId || file.kind !== 'image') throw new ApiError('profile_picture_unusable');
    return url;
  }
}
