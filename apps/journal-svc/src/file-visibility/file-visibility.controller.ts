import { journalInternalRoutes } from '@memory/contracts';
import { CurrentViewer, ImplementsRoute, type Viewer } from '@memory/service-kit';
import { Controller, Param } from '@nestjs/common';
import { CheckFileVisibility } from './check-file-visibility.ts';

const { fileVisibility } = journalInternalRoutes;

/** Internal route that returns whether a viewer may see a file; media-svc calls it before it sends the file. */
@Controller()
export class FileVisibilityController {
  constructor(private readonly checkFileVisibility: CheckFileVisibility) {}

  @ImplementsRoute(fileVisibility)
  read(@CurrentViewer() viewer: Viewer, @Param({ schema: fileVisibility.params }) { id }: { id: string }) {
    return this.checkFileVisibility.execute(id, viewer);
  }
}
