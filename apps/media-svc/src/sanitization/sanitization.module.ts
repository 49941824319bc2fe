import { Module } from '@nestjs/common';
import { FfmpegModule } from '../ffmpeg/ffmpeg.module.ts';
import { ImagesModule } from '../images/images.module.ts';
import { AvifAnimation } from './avif-animation.ts';
import { RecordingSanitizer } from './recording-sanitizer.ts';
import { Remuxer } from './remuxer.ts';
import { UploadSanitizer } from './upload-sanitizer.ts';
import { VideoSanitizer } from './video-sanitizer.ts';

@Module({
  imports: [FfmpegModule, ImagesModule],
  providers: [UploadSanitizer, RecordingSanitizer, VideoSanitizer, Remuxer, AvifAnimation],
  exports: [UploadSanitizer, Remuxer],
})
export class SanitizationModule {}
