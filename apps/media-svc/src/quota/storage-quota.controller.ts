import {
  mediaInternalRoutes,
  mediaRoutes,
  type PersonStorageUsage,
  type StorageQuotaChange,
  type StorageUsage,
} from '@memory/contracts';
import { Implements, SignedInUser } from '@memory/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { StorageQuota } from './storage-quota.ts';

const { readStorage } = mediaRoutes;
const { readPersonStorage, updatePersonStorage } = mediaInternalRoutes;

@Controller()
export class StorageQuotaController {
  constructor(private readonly quota: StorageQuota) {}

  @Implements(readStorage)
  read(@SignedInUser() ownerId: string): Promise<StorageUsage> {
    return this.quota.findUsage(ownerId);
  }

  @Implements(readPersonStorage)
  readOfPerson(
    @Param({ schema: readPersonStorage.params }) { userId }: { userId: string },
  ): Promise<PersonStorageUsage> {
    return this.quota.findUsage(userId);
  }

  @Implements(updatePersonStorage)
  updateOfPerson(
    @Param({ schema: updatePersonStorage.params }) { userId }: { userId: string },
    @Body({ schema: updatePersonStorage.body }) { quotaBytes }: StorageQuotaChange,
  ): Promise<PersonStorageUsage> {
    return this.quota.setQuota(userId, quotaBytes);
  }
}
