import { Module } from '@nestjs/common';
import { JobQueuesModule } from '../jobs/job-queues.module.ts';
import { ExtractedTextRepository } from './extracted-text-repository.ts';
import { RequeuePendingTexts } from './requeue-pending-texts.ts';

@Module({
  imports: [JobQueuesModule],
  providers: [ExtractedTextRepository, RequeuePendingTexts],
  exports: [ExtractedTextRepository, RequeuePendingTexts],
})
export class ExtractedTextWorkerModule {}
