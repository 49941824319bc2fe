import { gatewayRoutes, type InstallationConfig } from '@memory/contracts';
import { Controller, Inject } from '@nestjs/common';
import { Implements } from '@memory/service-kit';
import { CONFIG, type GatewayConfig } from '../config.ts';

/** The settings of this installation that the page needs. */
@Controller()
export class InstallationController {
  constructor(@Inject(CONFIG) private readonly config: GatewayConfig) {}

  @Implements(gatewayRoutes.config)
  read(): InstallationConfig {
    return { replacePin: this.config.REPLACE_PIN, oidcProviderName: this.config.OIDC_PROVIDER_NAME };
  }
}
