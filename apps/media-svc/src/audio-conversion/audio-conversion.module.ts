import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.ts';
import { JobCompletionModule } from '../jobs/job-completion.module.ts';
import { JobQueuesModule } from '../jobs/job-queues.module.ts';
import { PeersModule } from '../peers/peers.module.ts';
import { AudioConversionController } from './audio-conversion.controller.ts';
import { CheckAudioCompatibility } from './check-audio-compatibility.ts';
import { ConversionRequests } from './conversion-requests.ts';
import { ConvertIncompatibleRecordings } from './convert-incompatible-recordings.ts';
import { ConvertUploadedFiles } from './convert-uploaded-files.ts';
import { FindConvertibleRecordings } from './find-convertible-recordings.ts';

@Module({
  imports: [JobQueuesModule, JobCompletionModule, PeersModule, FilesModule],
  controllers: [AudioConversionController],
  providers: [
    ConversionRequests,
    FindConvertibleRecordings,
    CheckAudioCompatibility,
    ConvertIncompatibleRecordings,
    ConvertUploadedFiles,
  ],
  exports: [ConversionRequests, ConvertUploadedFiles],
})
export class AudioConversionModule {}
