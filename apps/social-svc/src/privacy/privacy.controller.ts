import { privacyPartRoutes as routes } from '@memory/contracts';
import { CONFIG, dataHandlerAt, ImplementsRoute } from '@memory/service-kit';
import { Controller, Inject } from '@nestjs/common';
import type { SocialConfig } from '../config.ts';
import { CLOSED_REPORT_DAYS } from '../reports/delete-closed-reports.ts';

/** Describes which data this service sends to other servers, for the page about privacy. */
@Controller()
export class PrivacyController {
  constructor(@Inject(CONFIG) private readonly config: SocialConfig) {}

  @ImplementsRoute(routes.readSocialPrivacy)
  read() {
    const { DATABASE_URL, SMTP_URL, SECURITY_LOG_RETENTION_DAYS, ACCOUNT_DELETION } = this.config;
    const { FRIENDSHIP_APPROVAL, FRIENDS_SEE_EMAIL, FELLOW_LEARNERS } = this.config;
    return {
      database: dataHandlerAt(DATABASE_URL),
      mail: dataHandlerAt(SMTP_URL && `smtp://${SMTP_URL.host.includes(':') ? `[${SMTP_URL.host}]` : SMTP_URL.host}`),
      securityLogDays: SECURITY_LOG_RETENTION_DAYS,
      closedReportDays: CLOSED_REPORT_DAYS,
      accountDeletion: ACCOUNT_DELETION === 'on',
      friendshipApproval: FRIENDSHIP_APPROVAL === 'required',
      friendsSeeEmail: FRIENDS_SEE_EMAIL === 'on',
      fellowLearners: FELLOW_LEARNERS === 'on',
    };
  }
}
