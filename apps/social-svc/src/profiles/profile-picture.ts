import { fileIdOfMediaUrl } from '@memory/contracts';
import { ApiRequestError } from '@memory/api-client';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Peers } from '../peers/peers.ts';

const DATA_URL = 'data:image/png;base64,';

/** What somebody wants as their picture, as the address of a file of theirs. */
@Injectable()
export class ProfilePicture {
  constructor(private readonly peers: Peers) {}

  /**
   * @param wanted a media URL, a PNG data URL (kept as a file), or nothing
   * @throws ApiError `profile_picture_unusable` for what is no picture, or not their own; `service_unavailable`
   */
  async addressOf(userId: string, wanted: string | null): Promise<string | null> {
    if (!wanted) return null;
    return wanted.startsWith(DATA_URL) ? this.keep(userId, wanted.slice(DATA_URL.length)) : this.own(userId, wanted);
  }

  private async keep(userId: string, png: string): Promise<string> {
    const { url } = await this.peers.media
      .ask({ userId }, (media, headers) => media.POST('/internal/avatars', { body: { png }, headers }))
      .catch((cause: unknown) => {
        throw cause instanceof ApiRequestError ? new ApiError('profile_picture_unusable', { cause }) : cause;
      });
    return url;
  }

  private async own(userId: string, url: string): Promise<string> {
    const ids = [fileIdOfMediaUrl(url)];
    const files = await this.peers.media.ask({ userId }, (media, headers) => media.POST('/internal/files/describe', { body: { ids }, headers }));
    const isOwnPicture = files.some(({ ownerId, kind }) => ownerId === userId && kind === 'image');
    if (!isOwnPicture) throw new ApiError('profile_picture_unusable');
    return url;
  }
}
