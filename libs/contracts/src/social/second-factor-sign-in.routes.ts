import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { passkeyAssertionSchema, passkeyRequestOptionsSchema } from './passkey.schema.ts';
import { secondFactorCodeSchema, secondFactorMethodSchema } from './second-factor.schema.ts';
import { ownUserSchema } from './user.schema.ts';

/** The time that a user has to find the phone or the paper with the recovery codes. */
export const PENDING_SIGN_IN_SECONDS = 10 * 60;

/**
 * The second step of a sign-in, after the error `second_factor_required`. A separate cookie identifies the pending sign-in, which ends after ten
 * minutes or after five wrong codes or passkeys. The error `sign_in_ended` means that no sign-in is pending.
 */
export const secondFactorSignInRoutes = {
  readPendingSignIn: defineRoute({
    method: 'get',
    path: '/api/sign-in/second-factor',
    access: 'anyone',
    summary: 'How the pending sign-in can be confirmed',
    response: { status: 200, body: z.object({ methods: z.array(secondFactorMethodSchema) }) },
    needsClient: true,
    setsCookies: ['pending-sign-in'],
    errors: ['sign_in_ended'],
  }),
  signInWithCode: defineRoute({
    method: 'post',
    path: '/api/sign-in/second-factor',
    access: 'anyone',
    summary: 'Finish the pending sign-in with a code of the authenticator app, or with a recovery code',
    body: z.object({ code: secondFactorCodeSchema }),
    response: { status: 200, body: ownUserSchema },
    needsClient: true,
    beginsSession: true,
    setsCookies: ['device', 'pending-sign-in', 'kept-account'],
    errors: ['invalid_request', 'sign_in_ended', 'wrong_code', 'too_many_requests'],
  }),
  createSignInPasskeyOptions: defineRoute({
    method: 'post',
    path: '/api/sign-in/passkey-options',
    access: 'anyone',
    summary: 'What a browser needs to use a passkey (WebAuthn request options), good once',
    response: { status: 200, body: passkeyRequestOptionsSchema },
    needsClient: true,
    setsCookies: ['pending-sign-in'],
    errors: ['sign_in_ended', 'too_many_requests'],
  }),
  signInWithPasskey: defineRoute({
    method: 'post',
    path: '/api/sign-in/passkey',
    access: 'anyone',
    summary: 'Finish the pending sign-in with a passkey',
    body: z.object({ response: passkeyAssertionSchema }),
    response: { status: 200, body: ownUserSchema },
    needsClient: true,
    beginsSession: true,
    setsCookies: ['device', 'pending-sign-in', 'kept-account'],
    errors: ['invalid_request', 'sign_in_ended', 'passkey_rejected', 'too_many_requests'],
  }),
  cancelPendingSignIn: defineRoute({
    method: 'delete',
    path: '/api/sign-in/second-factor',
    access: 'anyone',
    summary: 'Give up the pending sign-in',
    response: { status: 204, body: null },
    needsClient: true,
    errors: [],
  }),
};
