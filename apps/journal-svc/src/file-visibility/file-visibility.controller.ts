import { journalInternalRoutes } from '@memory/contracts';
import { CurrentViewer, ImplementsRoute, type Viewer } from '@memory/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { CheckFileVisibility } from './check-file-visibility.ts';
import { FindUsedFiles } from './find-used-files.ts';

const { fileVisibility, findUsedFiles } = journalInternalRoutes;

/** Internal routes about the files of entries, for media-svc: may a viewer see a file, and which files does any entry use? */
@Controller()
export class FileVisibilityController {
  constructor(
    private readonly checkFileVisibility: CheckFileVisibility,
    private readonly usedFiles: FindUsedFiles,
  ) {}

  @ImplementsRoute(fileVisibility)
  read(@CurrentViewer() viewer: Viewer, @Param({ schema: fileVisibility.params }) { id }: { id: string }) {
    return this.checkFileVisibility.execute(id, viewer);
  }

  @ImplementsRoute(findUsedFiles)
  async findUsed(@Body({ schema: findUsedFiles.body }) { ids }: { ids: string[] }): Promise<{ usedIds: string[] }> {
    return { usedIds: await this.usedFiles.execute(ids) };
  }
}
