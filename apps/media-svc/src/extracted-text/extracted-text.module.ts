import { Module } from '@nestjs/common';
import { JobCompletionModule } from '../jobs/job-completion.module.ts';
import { JobQueuesModule } from '../jobs/job-queues.module.ts';
import { ExtractedTextRepository } from './extracted-text-repository.ts';
import { FindQueuePlace } from './find-queue-place.ts';
import { RetryTextExtraction } from './retry-text-extraction.ts';
import { WaitForExtractedText } from './wait-for-extracted-text.ts';

@Module({
  imports: [JobQueuesModule, JobCompletionModule],
  providers: [ExtractedTextRepository, FindQueuePlace, RetryTextExtraction, WaitForExtractedText],
  exports: [ExtractedTextRepository, FindQueuePlace, RetryTextExtraction, WaitForExtractedText],
})
export class ExtractedTextModule {}
