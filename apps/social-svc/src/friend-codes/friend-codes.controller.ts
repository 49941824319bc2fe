import { type AddedFriend, friendCodeRoutes as routes, type OwnFriendCode } from '@memory/contracts';
import { type Client, CurrentClient, ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import { DeleteFriendCode } from './delete-friend-code.ts';
import { ReadFriendCode } from './read-friend-code.ts';
import { ReplaceFriendCode } from './replace-friend-code.ts';
import { RequestFriendByCode } from './request-friend-by-code.ts';

@Controller()
export class FriendCodesController {
  constructor(
    private readonly readFriendCode: ReadFriendCode,
    private readonly replaceFriendCode: ReplaceFriendCode,
    private readonly deleteFriendCode: DeleteFriendCode,
    private readonly requestFriendByCode: RequestFriendByCode,
  ) {}

  @ImplementsRoute(routes.readFriendCode)
  read(@SignedInUser() userId: string): Promise<OwnFriendCode> {
    return this.readFriendCode.execute(userId);
  }

  @ImplementsRoute(routes.replaceFriendCode)
  replace(@SignedInUser() userId: string): Promise<OwnFriendCode> {
    return this.replaceFriendCode.execute(userId);
  }

  @ImplementsRoute(routes.deleteFriendCode)
  delete(@SignedInUser() userId: string): Promise<void> {
    return this.deleteFriendCode.execute(userId);
  }

  @ImplementsRoute(routes.requestFriendByCode)
  request(
    @SignedInUser() userId: string,
    @CurrentClient() { addressKey }: Client,
    @Body({ schema: routes.requestFriendByCode.body }) { code }: { code: string },
  ): Promise<AddedFriend> {
    return this.requestFriendByCode.execute(userId, code, addressKey);
  }
}
