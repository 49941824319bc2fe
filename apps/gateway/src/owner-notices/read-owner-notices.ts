import { type gatewayRoutes, internalRoutes } from '@memory/contracts';
import { InjectServiceClient, type ServiceClient } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';

type OwnerNotices = z.output<typeof gatewayRoutes.readOwnerNotices.response.body>;

/**
 * Lists the settings that the owner of the installation has not chosen yet. Other users get an empty list, because the page shows a command for
 * administrators with each setting.
 */
@Injectable()
export class ReadOwnerNotices {
  constructor(
    @InjectServiceClient('social-svc') private readonly social: ServiceClient,
    @InjectServiceClient('media-svc') private readonly media: ServiceClient,
  ) {}

  /** @throws ApiError `service_unavailable` */
  async execute(userId: string): Promise<OwnerNotices> {
    const { isFirst } = await this.social.call({ userId }, internalRoutes.checkFirstAccount, { params: { userId } });
    if (!isFirst) return { isOwner: false, notices: [] };
    const { isChosen } = await this.media.call({ userId }, internalRoutes.readTranscriptionState, {});
    return { isOwner: true, notices: isChosen ? [] : ['transcription_undecided'] };
  }
}
