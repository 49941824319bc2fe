import { Module } from '@nestjs/common';
import { AccountDeletionPoller } from './account-deletion/account-deletion-poller.ts';
import { AccountDeletionController } from './account-deletion/account-deletion.controller.ts';
import { CancelAccountDeletion } from './account-deletion/cancel-account-deletion.ts';
import { ConfirmSecondFactor } from './account-deletion/confirm-second-factor.ts';
import { EraseDueAccounts } from './account-deletion/erase-due-accounts.ts';
import { DeletionMailQueue } from './account-deletion/mail/deletion-mail-queue.ts';
import { SendDueDeletionMail } from './account-deletion/mail/send-due-deletion-mail.ts';
import { RequestAccountDeletion } from './account-deletion/request-account-deletion.ts';
import { StoreAccountDeletion } from './account-deletion/store-account-deletion.ts';
import { AccountSessionsController } from './account-sessions/account-sessions.controller.ts';
import { EndAccountSessions } from './account-sessions/end-account-sessions.ts';
import { AccountRolesController } from './accounts/account-roles.controller.ts';
import { AccountsController } from './accounts/accounts.controller.ts';
import { CheckFirstAccount } from './accounts/check-first-account.ts';
import { ConfirmPassword } from './accounts/confirm-password.ts';
import { ExternalAccountsController } from './accounts/external-accounts.controller.ts';
import { FindAccountByUsername } from './accounts/find-account-by-username.ts';
import { FindOrCreateExternalAccount } from './accounts/find-or-create-external-account.ts';
import { KeyStoredUsernames } from './accounts/key-stored-usernames.ts';
import { ListAddressNames } from './accounts/list-address-names.ts';
import { PasswordHasher } from './accounts/password-hasher.ts';
import { PasswordRules } from './accounts/password-rules.ts';
import { ReadAccount } from './accounts/read-account.ts';
import { ReadKnownDeviceKey } from './accounts/read-known-device-key.ts';
import { RegisterAccount } from './accounts/register-account.ts';
import { RegistrationGate } from './accounts/registration-gate.ts';
import { RegistrationReplay } from './accounts/registration-replay.ts';
import { SetAccountRole } from './accounts/set-account-role.ts';
import { StoreNewPassword } from './accounts/store-new-password.ts';
import { VerifyPassword } from './accounts/verify-password.ts';
import { AdvanceErasure, ErasurePoller } from './erasure/advance-erasure.ts';
import { BeginErasure } from './erasure/begin-erasure.ts';
import { DeleteAccount, RepeatRestoredErasures } from './erasure/delete-account.ts';
import { ErasureController } from './erasure/erasure.controller.ts';
import { ListErasures, ListServicesPendingErasure } from './erasure/list-erasures.ts';
import { OidcAuthorizationRequestStore } from './external-login/authorization-request.store.ts';
import { BeginExternalLogin } from './external-login/begin-external-login.ts';
import { ExternalLoginController } from './external-login/external-login.controller.ts';
import { FinishExternalLogin } from './external-login/finish-external-login.ts';
import { OidcClient } from './external-login/oidc-client.ts';
import { LinkToChild } from './family/link-to-child.ts';
import { CreateInvitation } from './invitations/create-invitation.ts';
import { DeleteExpiredInvitations } from './invitations/delete-expired-invitations.ts';
import { EndInvitation } from './invitations/end-invitation.ts';
import { InvitationsController } from './invitations/invitations.controller.ts';
import { ListInvitations } from './invitations/list-invitations.ts';
import { RedeemInvitation } from './invitations/redeem-invitation.ts';
import { KnownDevices } from './known-devices/known-devices.ts';
import { Mailer } from './mail/mailer.ts';
import { ApplyPasswordReset } from './password-resets/apply-password-reset.ts';
import { CreateResetCode } from './password-resets/create-reset-code.ts';
import { IssueResetCode } from './password-resets/issue-reset-code.ts';
import { DeleteOldPasswordResets } from './password-resets/mail/delete-old-password-resets.ts';
import { PasswordResetPoller } from './password-resets/mail/password-reset-poller.ts';
import { PasswordResetQueue } from './password-resets/mail/password-reset-queue.ts';
import { SendDueResetMail } from './password-resets/mail/send-due-reset-mail.ts';
import { PasswordResetThrottle } from './password-resets/password-reset-throttle.ts';
import { PasswordResetsController } from './password-resets/password-resets.controller.ts';
import { ResetCodeHash } from './password-resets/reset-code-hash.ts';
import { ResetPassword } from './password-resets/reset-password.ts';
import { StorePasswordResetRequest } from './password-resets/store-password-reset-request.ts';
import { VerifyResetCode } from './password-resets/verify-reset-code.ts';
import { PeersModule } from './peers/peers.module.ts';
import { PeopleModule } from './people.module.ts';
import { AddPasskey } from './second-factor/add-passkey.ts';
import { ConfirmTotpSetup } from './second-factor/confirm-totp-setup.ts';
import { CreatePasskeyCreationOptions } from './second-factor/create-passkey-creation-options.ts';
import { CreatePasskeyRequestOptions } from './second-factor/create-passkey-request-options.ts';
import { CreateRecoveryCodes } from './second-factor/create-recovery-codes.ts';
import { LiftSetupRestriction } from './second-factor/lift-setup-restriction.ts';
import { ReadSecondFactor } from './second-factor/read-second-factor.ts';
import { ReadSignInRequirement } from './second-factor/read-sign-in-requirement.ts';
import { RemovePasskey } from './second-factor/remove-passkey.ts';
import { RemoveTotp } from './second-factor/remove-totp.ts';
import { ReplaceRecoveryCodes } from './second-factor/replace-recovery-codes.ts';
import { ResetSecondFactor } from './second-factor/reset-second-factor.ts';
import { SecondFactorAdminController } from './second-factor/second-factor-admin.controller.ts';
import { SecondFactorController } from './second-factor/second-factor.controller.ts';
import { SetSecondFactorRequirement } from './second-factor/set-second-factor-requirement.ts';
import { StartTotpSetup } from './second-factor/start-totp-setup.ts';
import { TotpSecretCipher } from './second-factor/totp-secret-cipher.ts';
import { UseTotpCode } from './second-factor/use-totp-code.ts';
import { VerifyPasskey } from './second-factor/verify-passkey.ts';
import { VerifySecondFactorCode } from './second-factor/verify-second-factor-code.ts';
import { SecurityLogModule } from './security-log/security-log.module.ts';
import { BeginSignInSession } from './sign-in/begin-sign-in-session.ts';
import { ChangePassword } from './sign-in/change-password.ts';
import { ContinueAfterPassword } from './sign-in/continue-after-password.ts';
import { CreateSignInPasskeyOptions } from './sign-in/create-sign-in-passkey-options.ts';
import { FinishSignIn } from './sign-in/finish-sign-in.ts';
import { PendingSignInController } from './sign-in/pending-sign-in.controller.ts';
import { PendingSignInStore } from './sign-in/pending-sign-in.store.ts';
import { PendingSignIns } from './sign-in/pending-sign-ins.ts';
import { ReadPendingSignIn } from './sign-in/read-pending-sign-in.ts';
import { SecondFactorAttempts } from './sign-in/second-factor-attempts.ts';
import { SignInController } from './sign-in/sign-in.controller.ts';
import { SignIn } from './sign-in/sign-in.ts';
import { SignUp } from './sign-in/sign-up.ts';

/** Who a user is: accounts, every way to sign in, and the end of an account. */
@Module({
  imports: [PeersModule, PeopleModule, SecurityLogModule],
  controllers: [
    AccountsController,
    AccountRolesController,
    ExternalAccountsController,
    AccountSessionsController,
    PendingSignInController,
    SignInController,
    SecondFactorController,
    SecondFactorAdminController,
    ExternalLoginController,
    PasswordResetsController,
    InvitationsController,
    AccountDeletionController,
    ErasureController,
  ],
  providers: [
    // Accounts and their passwords.
    CheckFirstAccount,
    ConfirmPassword,
    FindAccountByUsername,
    FindOrCreateExternalAccount,
    KeyStoredUsernames,
    ListAddressNames,
    PasswordHasher,
    PasswordRules,
    ReadAccount,
    ReadKnownDeviceKey,
    RegisterAccount,
    RegistrationGate,
    RegistrationReplay,
    SetAccountRole,
    StoreNewPassword,
    VerifyPassword,
    // Sessions.
    EndAccountSessions,
    // Signing in and up.
    BeginSignInSession,
    ChangePassword,
    ContinueAfterPassword,
    CreateSignInPasskeyOptions,
    FinishSignIn,
    PendingSignIns,
    PendingSignInStore,
    ReadPendingSignIn,
    SecondFactorAttempts,
    SignIn,
    SignUp,
    // The second factor.
    AddPasskey,
    ConfirmTotpSetup,
    CreatePasskeyCreationOptions,
    CreatePasskeyRequestOptions,
    CreateRecoveryCodes,
    LiftSetupRestriction,
    ReadSecondFactor,
    ReadSignInRequirement,
    RemovePasskey,
    RemoveTotp,
    ReplaceRecoveryCodes,
    ResetSecondFactor,
    SetSecondFactorRequirement,
    StartTotpSetup,
    TotpSecretCipher,
    UseTotpCode,
    VerifySecondFactorCode,
    VerifyPasskey,
    // Signing in at an OpenID provider.
    BeginExternalLogin,
    FinishExternalLogin,
    OidcAuthorizationRequestStore,
    OidcClient,
    // Devices on which an account has signed in.
    KnownDevices,
    // Forgotten passwords.
    ApplyPasswordReset,
    CreateResetCode,
    DeleteOldPasswordResets,
    IssueResetCode,
    PasswordResetPoller,
    PasswordResetQueue,
    PasswordResetThrottle,
    ResetCodeHash,
    ResetPassword,
    SendDueResetMail,
    StorePasswordResetRequest,
    VerifyResetCode,
    // Invitations, and the codes with which families register.
    LinkToChild,
    CreateInvitation,
    DeleteExpiredInvitations,
    EndInvitation,
    ListInvitations,
    RedeemInvitation,
    // Deletion of an account.
    AccountDeletionPoller,
    CancelAccountDeletion,
    ConfirmSecondFactor,
    DeletionMailQueue,
    EraseDueAccounts,
    RequestAccountDeletion,
    SendDueDeletionMail,
    StoreAccountDeletion,
    // Erasure of the data of a deleted account.
    AdvanceErasure,
    BeginErasure,
    DeleteAccount,
    ErasurePoller,
    ListErasures,
    ListServicesPendingErasure,
    RepeatRestoredErasures,
    // Mail.
    Mailer,
  ],
  exports: [DeleteExpiredInvitations, LinkToChild, PasswordHasher, ReadAccount, ReadSecondFactor],
})
export class IdentityModule {}
