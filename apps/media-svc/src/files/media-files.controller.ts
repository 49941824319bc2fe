import { type MediaFileInfo, mediaRoutes } from '@memory/contracts';
import { ApiError, CurrentViewer, ImplementsRoute, SignedInUser, type Viewer } from '@memory/service-kit';
import { Controller, Param } from '@nestjs/common';
import { Database } from '../database.ts';
import type { File } from '../generated/prisma/client.ts';
import { FilePolicy } from './file.policy.ts';
import { presentMediaFile } from './media-file.presenter.ts';
import { ReadAgain } from './read-again.ts';

const { describeFile, retryTextExtraction } = mediaRoutes;

/** What is known of a file, beside its bytes. */
@Controller()
export class MediaFilesController {
  constructor(
    private readonly database: Database,
    private readonly policy: FilePolicy,
    private readonly again: ReadAgain,
  ) {}

  @ImplementsRoute(describeFile)
  async describe(
    @CurrentViewer() viewer: Viewer,
    @Param({ schema: describeFile.params }) { id }: { id: string },
  ): Promise<MediaFileInfo> {
    return presentMediaFile(await this.seen(viewer, id));
  }

  @ImplementsRoute(retryTextExtraction)
  async readAgain(
    @SignedInUser() userId: string,
    @Param({ schema: retryTextExtraction.params }) { id }: { id: string },
  ): Promise<MediaFileInfo> {
    return presentMediaFile(await this.again.run(await this.seen({ userId }, id), userId));
  }

  private async seen(viewer: Viewer, id: string): Promise<File> {
    const file = await this.database.file.findUnique({ where: { id } });
    if (!file || !(await this.policy.maySee(viewer, file))) throw new ApiError('file_not_found');
    return file;
  }
}
