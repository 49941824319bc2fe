import { socialInternalRoutes as routes, type OwnUser } from '@memory/contracts';
import { CurrentViewer, ImplementsRoute, type Viewer } from '@memory/service-kit';
import { Controller, Param } from '@nestjs/common';
import { ReadVisibleAccount } from '../blocks/read-visible-account.ts';
import { presentPublicProfile, presentOwnUser } from './account.presenter.ts';
import { CheckFirstAccount } from './check-first-account.ts';
import { ReadAccount } from './read-account.ts';

/** Internal account routes: accounts for the gateway, and public profiles (name and avatar) for other services. */
@Controller()
export class AccountsController {
  constructor(
    private readonly readAccount: ReadAccount,
    private readonly readVisibleAccount: ReadVisibleAccount,
    private readonly checkFirstAccount: CheckFirstAccount,
  ) {}

  @ImplementsRoute(routes.readAccount)
  async read(@Param({ schema: routes.readAccount.params }) { userId }: { userId: string }): Promise<OwnUser> {
    return presentOwnUser(await this.readAccount.execute(userId));
  }

  @ImplementsRoute(routes.checkFirstAccount)
  async checkFirst(@Param({ schema: routes.checkFirstAccount.params }) { userId }: { userId: string }) {
    return { isFirst: await this.checkFirstAccount.execute(userId) };
  }

  @ImplementsRoute(routes.readAuthorCard)
  async readAuthorCard(
    @CurrentViewer() viewer: Viewer,
    @Param({ schema: routes.readAuthorCard.params }) { userId }: { userId: string },
  ) {
    const account = await this.readVisibleAccount.execute(viewer.userId, userId);
    return { ...presentPublicProfile(account), version: account.version };
  }
}
