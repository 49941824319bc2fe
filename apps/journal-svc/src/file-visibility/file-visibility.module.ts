import { Module } from '@nestjs/common';
import { RelationsModule } from '../relations/relations.module.ts';
import { CheckFileVisibility } from './check-file-visibility.ts';
import { FileVisibilityController } from './file-visibility.controller.ts';
import { FindUsedFiles } from './find-used-files.ts';

@Module({
  imports: [RelationsModule],
  controllers: [FileVisibilityController],
  providers: [CheckFileVisibility, FindUsedFiles],
})
export class FileVisibilityModule {}
