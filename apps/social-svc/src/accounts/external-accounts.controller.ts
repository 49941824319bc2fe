import { externalAccountRoutes as routes, type AddressName } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Controller } from '@nestjs/common';
import { ListAddressNames } from './list-address-names.ts';

/** The internal route that lists, for administrators (`npm run admin`), which accounts of an OpenID Connect provider have a name made of an address. */
@Controller()
export class ExternalAccountsController {
  constructor(private readonly listAddressNames: ListAddressNames) {}

  @ImplementsRoute(routes.listAddressNames)
  list(): Promise<AddressName[]> {
    return this.listAddressNames.execute();
  }
}
