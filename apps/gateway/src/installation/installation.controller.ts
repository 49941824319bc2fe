import { gatewayRoutes, type InstallationConfig } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { CONFIG } from '@memory/service-kit';
import { Controller, Inject } from '@nestjs/common';
import type { GatewayConfig } from '../config.ts';

/** Responds with the settings of this installation that the web app needs. */
@Controller()
export class InstallationController {
  constructor(@Inject(CONFIG) private readonly config: GatewayConfig) {}

  @ImplementsRoute(gatewayRoutes.readConfig)
  read(): InstallationConfig {
    const { REPLACE_PIN, OIDC_PROVIDER_NAME, REVERSE_GEOCODE_URL, BROWSER_SPEECH } = this.config;
    const { REGISTRATION, STORE_POSITIONS, PASSWORD_RULES, MAIL_FROM, CONFIRM_PUBLIC, ACCOUNT_DELETION } = this.config;
    return {
      replacePin: REPLACE_PIN,
      oidcProviderName: OIDC_PROVIDER_NAME,
      reverseGeocodeUrl: REVERSE_GEOCODE_URL === 'off' ? null : REVERSE_GEOCODE_URL,
      browserSpeech: BROWSER_SPEECH === 'on',
      registration: REGISTRATION,
      storePositions: STORE_POSITIONS === 'on',
      passwordResetMail: MAIL_FROM !== undefined,
      passwordRules: PASSWORD_RULES,
      confirmPublic: CONFIRM_PUBLIC === 'on',
      accountDeletion: ACCOUNT_DELETION === 'on',
    };
  }
}
