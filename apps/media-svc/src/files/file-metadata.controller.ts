import {
  type FileDescription,
  type MediaFileInfo,
  mediaInternalRoutes,
  mediaRoutes,
  type QueuePlace,
} from '@memory/contracts';
import { CurrentViewer, ImplementsRoute, SignedInUser, type Viewer } from '@memory/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import type { z } from 'zod';
import { FindQueuePlace } from '../extracted-text/find-queue-place.ts';
import { RetryTextExtraction } from '../extracted-text/retry-text-extraction.ts';
import { DescribeFiles } from './describe-files.ts';
import { FindVisibleFile } from './find-visible-file.ts';
import { presentMediaFile } from './media-file.presenter.ts';

const { describeFile, readQueuePlace, retryTextExtraction } = mediaRoutes;
const { describeFiles } = mediaInternalRoutes;

/** Routes that return descriptions of files without their bytes, and routes for the text extraction of files. */
@Controller()
export class FileMetadataController {
  constructor(
    private readonly findVisibleFile: FindVisibleFile,
    private readonly describeFiles: DescribeFiles,
    private readonly findQueuePlace: FindQueuePlace,
    private readonly retryTextExtraction: RetryTextExtraction,
  ) {}

  @ImplementsRoute(describeFile)
  async describe(
    @CurrentViewer() viewer: Viewer,
    @Param({ schema: describeFile.params }) { id }: { id: string },
  ): Promise<MediaFileInfo> {
    return presentMediaFile(await this.findVisibleFile.execute(viewer, id), viewer);
  }

  @ImplementsRoute(readQueuePlace)
  async readQueuePlace(
    @SignedInUser() userId: string,
    @Param({ schema: readQueuePlace.params }) { id }: { id: string },
  ): Promise<QueuePlace> {
    return this.findQueuePlace.execute(await this.findVisibleFile.execute({ userId }, id), userId);
  }

  @ImplementsRoute(retryTextExtraction)
  async retry(
    @SignedInUser() userId: string,
    @Param({ schema: retryTextExtraction.params }) { id }: { id: string },
  ): Promise<MediaFileInfo> {
    const file = await this.findVisibleFile.execute({ userId }, id);
    return presentMediaFile(await this.retryTextExtraction.execute(file, userId), { userId });
  }

  @ImplementsRoute(describeFiles)
  describeForEntry(
    @SignedInUser() userId: string,
    @Body({ schema: describeFiles.body }) { ids }: z.output<typeof describeFiles.body>,
  ): Promise<FileDescription[]> {
    return this.describeFiles.execute(userId, ids);
  }
}
