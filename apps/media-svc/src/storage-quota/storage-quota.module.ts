import { Module } from '@nestjs/common';
import { StorageQuotaController } from './storage-quota.controller.ts';
import { StorageQuota } from './storage-quota.ts';

@Module({
  controllers: [StorageQuotaController],
  providers: [StorageQuota],
  exports: [StorageQuota],
})
export class StorageQuotaModule {}
