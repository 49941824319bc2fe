import { Module } from '@nestjs/common';
import { JobCompletionModule } from '../jobs/job-completion.module.ts';
import { JobQueuesModule } from '../jobs/job-queues.module.ts';
import { AudioConversionController } from './audio-conversion.controller.ts';
import { CheckAudioCompatibility } from './check-audio-compatibility.ts';
import { ConvertIncompatibleRecordings } from './convert-incompatible-recordings.ts';

@Module({
  imports: [JobQueuesModule, JobCompletionModule],
  controllers: [AudioConversionController],
  providers: [CheckAudioCompatibility, ConvertIncompatibleRecordings],
})
export class AudioConversionModule {}
