import { Module } from '@nestjs/common';
import { SessionModule } from '../session/session.module.ts';
import { LiveStreamCounter } from './live-stream-counter.ts';
import { LiveStreamHub } from './live-stream-hub.ts';
import { LiveStreamController } from './live-stream.controller.ts';

@Module({
  imports: [SessionModule],
  controllers: [LiveStreamController],
  providers: [LiveStreamCounter, LiveStreamHub],
  exports: [LiveStreamHub],
})
export class LiveStreamModule {}
