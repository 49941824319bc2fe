import { gatewayRoutes, type Privacy } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Controller } from '@nestjs/common';
import { ReadPrivacy } from './read-privacy.ts';

@Controller()
export class PrivacyController {
  constructor(private readonly readPrivacy: ReadPrivacy) {}

  @ImplementsRoute(gatewayRoutes.readPrivacy)
  read(): Promise<Privacy> {
    return this.readPrivacy.execute();
  }
}
