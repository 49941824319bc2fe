import { socialInternalRoutes as routes, type User } from '@memory/contracts';
import { IdempotencyKey, ImplementsRoute } from '@memory/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { presentProfile, presentUser } from './account.presenter.ts';
import { ChangePassword, type PasswordChange } from './change-password.ts';
import { ReadAccount } from './read-account.ts';
import { RegisterAccount, type Registration } from './register-account.ts';
import { VerifyPassword } from './verify-password.ts';

/** Accounts, for the gateway, which keeps the sessions, and for services that need a name. */
@Controller()
export class AccountsController {
  constructor(
    private readonly registerAccount: RegisterAccount,
    private readonly verifyPassword: VerifyPassword,
    private readonly readAccount: ReadAccount,
    private readonly changePassword: ChangePassword,
  ) {}

  @ImplementsRoute(routes.registerAccount)
  register(
    @Body({ schema: routes.registerAccount.body }) registration: Registration,
    @IdempotencyKey() key: string | null,
  ): Promise<User> {
    return this.registerAccount.register(registration, key);
  }

  @ImplementsRoute(routes.verifyPassword)
  async verify(
    @Body({ schema: routes.verifyPassword.body }) credentials: { username: string; password: string },
  ): Promise<User> {
    return presentUser(await this.verifyPassword.verify(credentials));
  }

  @ImplementsRoute(routes.readAccount)
  async read(@Param({ schema: routes.readAccount.params }) { userId }: { userId: string }): Promise<User> {
    return presentUser(await this.readAccount.read(userId));
  }

  @ImplementsRoute(routes.readAuthorCard)
  async readCard(@Param({ schema: routes.readAuthorCard.params }) { userId }: { userId: string }) {
    const account = await this.readAccount.read(userId);
    return { ...presentProfile(account), version: account.version };
  }

  @ImplementsRoute(routes.changePassword)
  async setPassword(
    @Param({ schema: routes.changePassword.params }) { userId }: { userId: string },
    @Body({ schema: routes.changePassword.body }) change: PasswordChange,
  ): Promise<void> {
    await this.changePassword.change(userId, change);
  }
}
