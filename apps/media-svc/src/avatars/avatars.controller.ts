import { mediaInternalRoutes, mediaUrl } from '@memory/contracts';
import { ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import { StoreAvatar } from './store-avatar.ts';

const { storeAvatar } = mediaInternalRoutes;

@Controller()
export class AvatarsController {
  constructor(private readonly storeAvatar: StoreAvatar) {}

  @ImplementsRoute(storeAvatar)
  async store(
    @SignedInUser() ownerId: string,
    @Body({ schema: storeAvatar.body }) { png }: { png: string },
  ): Promise<{ url: string }> {
    const file = await this.storeAvatar.execute(ownerId, Buffer.from(png, 'base64'));
    return { url: mediaUrl(file.id) };
  }
}
