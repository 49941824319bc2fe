import { Module } from '@nestjs/common';
import { JobCompletionModule } from '../jobs/job-completion.module.ts';
import { JobQueuesModule } from '../jobs/job-queues.module.ts';
import { ExtractedTextRepository } from './extracted-text-repository.ts';
import { RetryTextExtraction } from './retry-text-extraction.ts';
import { WaitForExtractedText } from './wait-for-extracted-text.ts';

@Module({
  imports: [JobQueuesModule, JobCompletionModule],
  providers: [ExtractedTextRepository, RetryTextExtraction, WaitForExtractedText],
  exports: [RetryTextExtraction, WaitForExtractedText],
})
export class ExtractedTextModule {}
