import { Module } from '@nestjs/common';
import { ImageWorkerPool } from './image-worker-pool.ts';

@Module({
  providers: [ImageWorkerPool],
  exports: [ImageWorkerPool],
})
export class ImagesModule {}
