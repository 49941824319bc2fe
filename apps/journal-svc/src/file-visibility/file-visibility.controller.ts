import { journalInternalRoutes } from '@memory/contracts';
import { CurrentViewer, ImplementsRoute, type Viewer } from '@memory/service-kit';
import { Controller, Param } from '@nestjs/common';
import { CheckFileVisibility } from './check-file-visibility.ts';

const { fileVisibility } = journalInternalRoutes;

/** Internal route: media-svc calls it before it sends a file to a viewer. */
@Controller()
export class FileVisibilityController {
  constructor(private readonly checkFileVisibility: CheckFileVisibility) {}

  @ImplementsRoute(fileVisibility)
  read(@CurrentViewer() viewer: Viewer, @Param({ schema: fileVisibility.params }) { id }: { id: string }) {
    return this.checkFileVisibility.execute(id, viewer);
  }
}
