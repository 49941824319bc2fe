import {
  mediaInternalRoutes,
  mediaRoutes,
  type UserStorageUsage,
  type StorageQuotaChange,
  type StorageUsage,
} from '@memory/contracts';
import { ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { StorageQuota } from './storage-quota.ts';

const { readStorageUsage } = mediaRoutes;
const { readUserStorage, updateUserStorage } = mediaInternalRoutes;

@Controller()
export class StorageQuotaController {
  constructor(private readonly quota: StorageQuota) {}

  @ImplementsRoute(readStorageUsage)
  read(@SignedInUser() ownerId: string): Promise<StorageUsage> {
    return this.quota.findUsage(ownerId);
  }

  @ImplementsRoute(readUserStorage)
  readOfPerson(@Param({ schema: readUserStorage.params }) { userId }: { userId: string }): Promise<UserStorageUsage> {
    return this.quota.findUsage(userId);
  }

  @ImplementsRoute(updateUserStorage)
  updateOfPerson(
    @Param({ schema: updateUserStorage.params }) { userId }: { userId: string },
    @Body({ schema: updateUserStorage.body }) { quotaBytes }: StorageQuotaChange,
  ): Promise<UserStorageUsage> {
    return this.quota.setQuota(userId, quotaBytes);
  }
}
