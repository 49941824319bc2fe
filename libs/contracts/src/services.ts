import { exportAdminRoutes, exportPartRoutes, exportRoutes } from './export/export.routes.ts';
import { gatewayRoutes } from './gateway/gateway.routes.ts';
import {
  accountIntegrityRoutes,
  dataOwnerRoutes,
  entryIntegrityRoutes,
  fileIntegrityRoutes,
  integrityRoutes,
} from './integrity/integrity.routes.ts';
import { journalTextRoutes } from './journal/entry-texts.ts';
import { journalAuthorRoutes, journalInternalRoutes } from './journal/journal.internal-routes.ts';
import { journalRoutes } from './journal/journal.routes.ts';
import { languageInternalRoutes } from './language/language.internal-routes.ts';
import { languageRoutes } from './language/language.routes.ts';
import { mediaInternalRoutes } from './media/media.internal-routes.ts';
import { mediaRoutes } from './media/media.routes.ts';
import { privacyPartRoutes } from './privacy/privacy.routes.ts';
import { accountDeletionRoutes } from './social/account-deletion.routes.ts';
import { accountRoleRoutes } from './social/account-role.routes.ts';
import { accountSessionRoutes } from './social/account-session.routes.ts';
import { blockRoutes } from './social/block.routes.ts';
import { classDeviceRoutes, classSignInRoutes } from './social/class-device.ts';
import { classRoutes } from './social/class.ts';
import { accountErasureRoutes } from './social/erasure.routes.ts';
import { externalAccountRoutes } from './social/external-account.routes.ts';
import { externalLoginRoutes } from './social/external-login.routes.ts';
import { classFamilyRoutes, familyRoutes } from './social/family.ts';
import { friendCodeRoutes } from './social/friend-code.routes.ts';
import { friendNoticeRoutes } from './social/friend-notice.routes.ts';
import { invitationRoutes } from './social/invitation.routes.ts';
import { internalPasswordResetRoutes, passwordResetRoutes } from './social/password-reset.routes.ts';
import { readingAidsRoutes } from './social/reading-aids.routes.ts';
import { relationRoutes } from './social/relation.internal-routes.ts';
import { reportAdminRoutes, reportRoutes } from './social/report.routes.ts';
import { rosterRoutes } from './social/roster.ts';
import { secondFactorSignInRoutes } from './social/second-factor-sign-in.routes.ts';
import { secondFactorInternalRoutes } from './social/second-factor.internal-routes.ts';
import { secondFactorRoutes } from './social/second-factor.routes.ts';
import { securityLogRoutes } from './social/security-log.routes.ts';
import { signInRoutes } from './social/sign-in.routes.ts';
import { socialInternalRoutes } from './social/social.internal-routes.ts';
import { socialRoutes } from './social/social.routes.ts';

/** The public routes of each service behind the gateway, by the short name of the service. */
export const serviceRoutes = {
  journal: journalRoutes,
  media: { ...mediaRoutes, ...exportRoutes },
  language: languageRoutes,
  social: {
    ...socialRoutes,
    ...accountDeletionRoutes,
    ...blockRoutes,
    ...classRoutes,
    ...classDeviceRoutes,
    ...classFamilyRoutes,
    ...classSignInRoutes,
    ...externalLoginRoutes,
    ...familyRoutes,
    ...friendCodeRoutes,
    ...friendNoticeRoutes,
    ...passwordResetRoutes,
    ...readingAidsRoutes,
    ...reportRoutes,
    ...rosterRoutes,
    ...secondFactorRoutes,
    ...secondFactorSignInRoutes,
    ...signInRoutes,
  },
};
export type ServiceName = keyof typeof serviceRoutes;

/** All routes that a browser may call. */
export const publicRoutes = {
  ...gatewayRoutes,
  ...serviceRoutes.journal,
  ...serviceRoutes.media,
  ...serviceRoutes.language,
  ...serviceRoutes.social,
};

/** All routes that only services and administrators may call. */
export const internalRoutes = {
  ...journalInternalRoutes,
  ...journalAuthorRoutes,
  ...journalTextRoutes,
  ...languageInternalRoutes,
  ...mediaInternalRoutes,
  ...socialInternalRoutes,
  ...externalAccountRoutes,
  ...accountErasureRoutes,
  ...accountRoleRoutes,
  ...accountSessionRoutes,
  ...internalPasswordResetRoutes,
  ...relationRoutes,
  ...reportAdminRoutes,
  ...invitationRoutes,
  ...securityLogRoutes,
  ...secondFactorInternalRoutes,
  ...exportAdminRoutes,
  ...exportPartRoutes,
  ...integrityRoutes,
  ...dataOwnerRoutes,
  ...entryIntegrityRoutes,
  ...fileIntegrityRoutes,
  ...accountIntegrityRoutes,
  ...privacyPartRoutes,
};
