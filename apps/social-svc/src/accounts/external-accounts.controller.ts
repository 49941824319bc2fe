import { externalAccountRoutes as routes, type AddressName, type ExternalIdentity, type User } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import { presentUser } from './account.presenter.ts';
import { FindOrCreateExternalAccount } from './find-or-create-external-account.ts';
import { ListAddressNames } from './list-address-names.ts';

/**
 * Internal routes for accounts of an OpenID Connect provider: one finds or creates that of a user who signs in, whose identity the gateway has
 * verified; one lists names for administrators (`npm run admin`).
 */
@Controller()
export class ExternalAccountsController {
  constructor(
    private readonly findOrCreateExternalAccount: FindOrCreateExternalAccount,
    private readonly listAddressNames: ListAddressNames,
  ) {}

  @ImplementsRoute(routes.openExternalAccount)
  async findOrCreate(@Body({ schema: routes.openExternalAccount.body }) profile: ExternalIdentity): Promise<User> {
    return presentUser(await this.findOrCreateExternalAccount.execute(profile));
  }

  @ImplementsRoute(routes.listAddressNames)
  list(): Promise<AddressName[]> {
    return this.listAddressNames.execute();
  }
}
