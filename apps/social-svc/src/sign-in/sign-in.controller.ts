import {
  type Credentials,
  type PasswordChange,
  type Registration,
  signInRoutes as routes,
  type OwnUser,
} from '@memory/contracts';
import { IdempotencyKey, ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import { ChangePassword } from './change-password.ts';
import { ContinueAfterPassword } from './continue-after-password.ts';
import { CurrentBrowser, type SignInBrowser } from './sign-in-browser.ts';
import { SignIn } from './sign-in.ts';
import { SignUp } from './sign-up.ts';

@Controller()
export class SignInController {
  constructor(
    private readonly changeOwnPassword: ChangePassword,
    private readonly continueSignIn: ContinueAfterPassword,
    private readonly signIn: SignIn,
    private readonly signUp: SignUp,
  ) {}

  @ImplementsRoute(routes.register)
  async register(
    @Body({ schema: routes.register.body }) registration: Registration,
    @IdempotencyKey() idempotencyKey: string | null,
    @CurrentBrowser() browser: SignInBrowser,
  ): Promise<OwnUser> {
    const verified = await this.signUp.execute(registration, idempotencyKey, browser.client);
    return this.continueSignIn.execute(verified, 'registration', browser);
  }

  @ImplementsRoute(routes.login)
  async login(
    @Body({ schema: routes.login.body }) credentials: Credentials,
    @CurrentBrowser() browser: SignInBrowser,
  ): Promise<OwnUser> {
    const verified = await this.signIn.execute(credentials, browser.client);
    return this.continueSignIn.execute(verified, 'password', browser);
  }

  @ImplementsRoute(routes.changePassword)
  changePassword(
    @SignedInUser() userId: string,
    @Body({ schema: routes.changePassword.body }) change: PasswordChange,
    @CurrentBrowser() browser: SignInBrowser,
  ): Promise<void> {
    return this.changeOwnPassword.execute(userId, change, browser);
  }
}
