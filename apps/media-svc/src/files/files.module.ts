import { Module } from '@nestjs/common';
import { ExtractedTextModule } from '../extracted-text/extracted-text.module.ts';
import { ObjectStoreModule } from '../object-store/object-store.module.ts';
import { PeersModule } from '../peers/peers.module.ts';
import { DeleteFileObjects } from './delete-file-objects.ts';
import { DeleteUnusedFiles } from './delete-unused-files.ts';
import { DescribeFiles } from './describe-files.ts';
import { FileContentController } from './file-content.controller.ts';
import { FileMetadataController } from './file-metadata.controller.ts';
import { FileAccessPolicy } from './file.policy.ts';
import { FindServedObject } from './find-served-object.ts';
import { FindUnneededFiles } from './find-unneeded-files.ts';
import { FindVisibleFile } from './find-visible-file.ts';
import { StreamObject } from './stream-object.ts';

@Module({
  imports: [ObjectStoreModule, PeersModule, ExtractedTextModule],
  controllers: [FileContentController, FileMetadataController],
  providers: [
    FileAccessPolicy,
    FindServedObject,
    FindUnneededFiles,
    FindVisibleFile,
    DescribeFiles,
    StreamObject,
    DeleteFileObjects,
    DeleteUnusedFiles,
  ],
  exports: [DeleteFileObjects, DeleteUnusedFiles, FindUnneededFiles, FindVisibleFile],
})
export class FilesModule {}
