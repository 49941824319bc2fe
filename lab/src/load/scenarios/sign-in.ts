import type { ScenarioRequest } from './request.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** The request that signs a virtual user in. It is not measured, because it happens before the scenario. */
export const signInRequest = (credentials: Credentials): ScenarioRequest => ({
  name: 'sign in',
  kind: 'write',
  method: 'POST',
  path: '/api/simple-login',
  json: credentials,
  expectedStatus: 200,
});
