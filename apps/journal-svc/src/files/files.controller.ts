import { journalInternalRoutes } from '@memory/contracts';
import { CurrentViewer, ImplementsRoute, type Viewer } from '@memory/service-kit';
import { Controller, Param } from '@nestjs/common';
import { FileVisibility } from './file-visibility.ts';

const { fileVisibility } = journalInternalRoutes;

/** What media-svc asks before it hands out a file. */
@Controller()
export class FilesController {
  constructor(private readonly visibility: FileVisibility) {}

  @ImplementsRoute(fileVisibility)
  read(@CurrentViewer() viewer: Viewer, @Param({ schema: fileVisibility.params }) { id }: { id: string }) {
    return this.visibility.of(id, viewer);
  }
}
