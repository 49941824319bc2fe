import type { Writable } from 'node:stream';
import type { reportedAdminActions } from '@memory/contracts';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { IDENTITY_HEADER, IdentitySigner } from '@memory/service-kit/identity';
import { readSigningKey } from '@memory/service-kit/signing-keys';
import type { InstallationAccess } from './installation.ts';

interface RequestOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The request body, which is sent as JSON. */
  body?: object;
}

/** Thrown for an error response of a service. Contains the code and the message of the response, which libs/contracts defines. */
export class ServiceResponseError extends UserFacingError {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Sends a request to an internal route of a service, signed as the caller `admin`.
 * @param service the service's name in topology.ts, `media-svc`
 * @throws ServiceResponseError for an error response; UserFacingError when the service cannot be reached
 */
export async function requestService(
  installation: Pick<InstallationAccess, 'signingKey' | 'serviceUrl'>,
  service: string,
  path: string,
  { method = 'GET', body }: RequestOptions = {},
): Promise<Response> {
  const signer = new IdentitySigner({ key: readSigningKey(installation.signingKey), caller: 'admin' });
  const headers = {
    [IDENTITY_HEADER]: await signer.sign({ userId: null }, { use: 'internal', service }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const response = await fetch(`${installation.serviceUrl(service)}${path}`, {
    method,
    headers,
    body: body && JSON.stringify(body),
  }).catch((cause: unknown) => {
    throw new UserFacingError(`${service} does not answer. Is everything running?`, { cause });
  });
  if (response.ok) return response;
  const { code = 'unknown', message = response.statusText } = (await response.json().catch(() => ({}))) as {
    code?: string;
    message?: string;
  };
  throw new ServiceResponseError(code, `${service}: ${message}`);
}

/** Like `requestService`. @returns the parsed JSON body of the response */
export async function requestJson<Body>(...request: Parameters<typeof requestService>): Promise<Body> {
  return (await (await requestService(...request)).json()) as Body;
}

/**
 * Records an action of a command that involves no service in the security log. When social-svc does not respond, the command continues with a
 * warning: an administrator must be able to repair dead letters while a service is unavailable.
 */
export async function reportAdminAction(
  installation: InstallationAccess,
  event: (typeof reportedAdminActions)[number],
  stderr: Writable,
): Promise<void> {
  try {
    await requestService(installation, 'social-svc', '/internal/security-events', { method: 'POST', body: { event } });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    stderr.write(`! The security log does not show this: ${reason}\n`);
  }
}
