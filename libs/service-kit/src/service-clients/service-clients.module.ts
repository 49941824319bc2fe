import type { KeyObject } from 'node:crypto';
import type { Caller } from '@memory/contracts';
import { type DynamicModule, Inject, Module } from '@nestjs/common';
import { IdentitySigner } from '../access/identity-token.ts';
import { ServiceClient } from './service-client.ts';

export interface ServiceClientsOptions {
  /** The name of the calling process. The identity tokens that it signs contain this name. */
  readonly caller: Caller;
  readonly signingKey: KeyObject;
  /** The base URLs of the services that this process calls, by name: `{ 'media-svc': 'http://127.0.0.1:4002' }`. */
  readonly urls: Readonly<Record<string, string>>;
}

const clientToken = (service: string): string => `SERVICE_CLIENT:${service}`;

/** Injects the `ServiceClient` for the service with this name. `ServiceClientsModule` must have the URL of the service. */
export const InjectServiceClient = (service: string): ReturnType<typeof Inject> => Inject(clientToken(service));

/** Provides one `ServiceClient` for each service that this process calls, and the signer of identity tokens that the clients share. */
@Module({})
export class ServiceClientsModule {
  static forRoot({ caller, signingKey, urls }: ServiceClientsOptions): DynamicModule {
    const signer = new IdentitySigner({ key: signingKey, caller });
    const clients = Object.entries(urls).map(([service, baseUrl]) => ({
      provide: clientToken(service),
      useValue: new ServiceClient({ service, baseUrl, signer }),
    }));
    const providers = [{ provide: IdentitySigner, useValue: signer }, ...clients];
    return { module: ServiceClientsModule, global: true, providers, exports: providers };
  }
}
