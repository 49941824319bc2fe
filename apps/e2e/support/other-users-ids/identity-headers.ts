import type { Caller } from '@memory/contracts';
import { IDENTITY_HEADER, IdentitySigner, type IdentityScope } from '@memory/service-kit/identity';
import { readSigningKey } from '@memory/service-kit/signing-keys';
import { signingKey } from '../installation.ts';

export interface IdentityTokenOptions {
  readonly caller: Caller;
  readonly use: IdentityScope;
  readonly service: string;
  /** Null for a request without a viewer. */
  readonly userId: string | null;
}

/** The headers of a request that a process of the installation signs with its own key. */
export async function identityHeaders(token: IdentityTokenOptions): Promise<Record<string, string>> {
  const { caller, use, service, userId } = token;
  const signer = new IdentitySigner({ key: readSigningKey(signingKey(caller)), caller });
  return { [IDENTITY_HEADER]: await signer.sign({ userId }, { use, service }) };
}

/** The identity of `npm run admin`, which the gateway must not accept from a browser. */
export const adminHeaders = (): Promise<Record<string, string>> =>
  identityHeaders({ caller: 'admin', use: 'internal', service: 'social-svc', userId: null });
