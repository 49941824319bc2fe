import { mediaInternalRoutes, mediaRoutes, type Storage, type StorageOfPerson, type StorageQuota as NewQuota } from '@memory/contracts';
import { Implements, SignedInUser } from '@memory/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { StorageQuota } from './storage-quota.ts';

const { readStorage } = mediaRoutes;
const { readStorageOfPerson, updateStorageOfPerson } = mediaInternalRoutes;

@Controller()
export class StorageController {
  constructor(private readonly quota: StorageQuota) {}

  @Implements(readStorage)
  read(@SignedInUser() ownerId: string): Promise<Storage> {
    return this.quota.find(ownerId);
  }

  @Implements(readStorageOfPerson)
  readOfPerson(@Param({ schema: readStorageOfPerson.params }) { userId }: { userId: string }): Promise<StorageOfPerson> {
    return this.quota.find(userId);
  }

  @Implements(updateStorageOfPerson)
  updateOfPerson(
    @Param({ schema: updateStorageOfPerson.params }) { userId }: { userId: string },
    @Body({ schema: updateStorageOfPerson.body }) { quotaBytes }: NewQuota,
  ): Promise<StorageOfPerson> {
    return this.quota.update(userId, quotaBytes);
  }
}
