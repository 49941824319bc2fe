import { ApiRequestError } from '@memory/api-client';
import { fileIdOfMediaUrl } from '@memory/contracts';
import { IdentitySigner, ServiceClient } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type MediaConfig } from '../config.ts';
import type { File } from '../generated/prisma/client.ts';

/** What profiles say of pictures. The news of a new one comes by event; until it is here, those who hold the profiles are asked. */
@Injectable()
export class ProfilePictures {
  private readonly social: ServiceClient;

  constructor(@Inject(CONFIG) { INTERNAL_KEY, SOCIAL_URL }: MediaConfig) {
    this.social = new ServiceClient({ baseUrl: SOCIAL_URL, signer: new IdentitySigner({ key: INTERNAL_KEY, issuer: 'media-svc' }) });
  }

  /** @throws ApiError `service_unavailable` when there is no answer that can be relied on */
  async include({ id, ownerId, isAvatar, kind }: Pick<File, 'id' | 'ownerId' | 'isAvatar' | 'kind'>): Promise<boolean> {
    if (isAvatar || kind !== 'image') return isAvatar;
    const url = await this.social
      .ask({ userId: null }, (social, headers) => social.GET('/internal/accounts/{userId}/card', { params: { path: { userId: ownerId } }, headers }))
      .then(({ profileImageUrl }) => profileImageUrl)
      .catch((cause: unknown) => {
        if (cause instanceof ApiRequestError && cause.status === 404) return null;
        throw cause;
      });
    return url !== null && fileIdOfMediaUrl(url) === id;
  }
}
