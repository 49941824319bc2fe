import { Module } from '@nestjs/common';
import { JobCompletionModule } from '../jobs/job-completion.module.ts';
import { JobQueuesModule } from '../jobs/job-queues.module.ts';
import { PeersModule } from '../peers/peers.module.ts';
import { AudioConversionController } from './audio-conversion.controller.ts';
import { CheckAudioCompatibility } from './check-audio-compatibility.ts';
import { ConversionRequests } from './conversion-requests.ts';
import { ConvertIncompatibleRecordings } from './convert-incompatible-recordings.ts';
import { FindConvertibleRecordings } from './find-convertible-recordings.ts';

@Module({
  imports: [JobQueuesModule, JobCompletionModule, PeersModule],
  controllers: [AudioConversionController],
  providers: [ConversionRequests, FindConvertibleRecordings, CheckAudioCompatibility, ConvertIncompatibleRecordings],
  exports: [ConversionRequests],
})
export class AudioConversionModule {}
