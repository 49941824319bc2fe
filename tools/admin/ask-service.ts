import { IDENTITY_HEADER, IdentitySigner } from '@memory/service-kit/identity';
import { readSigningKey } from '@memory/service-kit/signing-keys';
import { Refusal } from '../steps.ts';
import type { Installation } from './installation.ts';

interface Question {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: object;
}

/** A service's refusal. Its message is the service's own sentence. */
export class ServiceRefusal extends Refusal {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Sends a service a request signed as `admin`, as services call each other.
 * @param service the name of the service, `media-svc`
 * @throws ServiceRefusal when it answers with an error; Refusal when it does not answer
 */
export async function askService(
  installation: Installation,
  service: string,
  path: string,
  { method = 'GET', body }: Question = {},
): Promise<Response> {
  const signer = new IdentitySigner({ key: readSigningKey(installation.signingKey), caller: 'admin' });
  const headers = {
    [IDENTITY_HEADER]: await signer.sign({ userId: null }, { use: 'internal', service }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const answer = await fetch(`${installation.addressOf(service)}${path}`, {
    method,
    headers,
    body: body && JSON.stringify(body),
  }).catch((cause: unknown) => {
    throw new Refusal(`${service} does not answer. Is everything running?`, { cause });
  });
  if (answer.ok) return answer;
  const { code = 'unknown', message = answer.statusText } = (await answer.json().catch(() => ({}))) as {
    code?: string;
    message?: string;
  };
  throw new ServiceRefusal(code, `${service}: ${message}`);
}
