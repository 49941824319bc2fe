import { Module } from '@nestjs/common';
import { JobQueuesModule } from '../jobs/job-queues.module.ts';
import { ObjectStoreModule } from '../object-store/object-store.module.ts';
import { EraseUserFiles } from './erase-user-files.ts';

@Module({
  imports: [ObjectStoreModule, JobQueuesModule],
  providers: [EraseUserFiles],
  exports: [EraseUserFiles],
})
export class ErasureModule {}
