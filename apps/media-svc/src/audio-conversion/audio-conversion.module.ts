import { Module } from '@nestjs/common';
import { JobCompletionModule } from '../jobs/job-completion.module.ts';
import { JobQueuesModule } from '../jobs/job-queues.module.ts';
import { PeersModule } from '../peers/peers.module.ts';
import { AudioConversionController } from './audio-conversion.controller.ts';
import { CheckAudioCompatibility } from './check-audio-compatibility.ts';
import { ConvertIncompatibleRecordings } from './convert-incompatible-recordings.ts';
import { FindConvertibleRecordings } from './find-convertible-recordings.ts';

@Module({
  imports: [JobQueuesModule, JobCompletionModule, PeersModule],
  controllers: [AudioConversionController],
  providers: [FindConvertibleRecordings, CheckAudioCompatibility, ConvertIncompatibleRecordings],
})
export class AudioConversionModule {}
