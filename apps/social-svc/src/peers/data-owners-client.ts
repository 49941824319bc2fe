import { internalRoutes } from '@memory/contracts';
import { InjectServiceClient, type ServiceClient } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';

/** The other services that store data of users. */
export const dataServices = ['journal-svc', 'language-svc', 'media-svc'] as const;
export type DataService = (typeof dataServices)[number];

/** Asks other services whose data they store. */
@Injectable()
export class DataOwnersClient {
  private readonly clients: Readonly<Record<DataService, ServiceClient>>;

  constructor(
    @InjectServiceClient('journal-svc') journal: ServiceClient,
    @InjectServiceClient('language-svc') language: ServiceClient,
    @InjectServiceClient('media-svc') media: ServiceClient,
  ) {
    this.clients = { 'journal-svc': journal, 'language-svc': language, 'media-svc': media };
  }

  /**
   * Returns the ids of users with data in a service, in order, at most INTEGRITY_MAX_IDS.
   * @throws ApiError `service_unavailable`
   */
  async list(service: DataService, query: { after: string | null; ids?: string[] }): Promise<string[]> {
    const { userIds } = await this.clients[service].call({ userId: null }, internalRoutes.listDataOwners, {
      body: query,
    });
    return userIds;
  }
}
