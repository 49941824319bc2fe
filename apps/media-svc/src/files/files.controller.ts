import { type FileDescription, idSchema, mediaInternalRoutes, mediaRoutes } from '@memory/contracts';
import { ApiError, CurrentViewer, ImplementsRoute, type Viewer } from '@memory/service-kit';
import { Body, Controller, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Database } from '../database.ts';
import { ChooseObject, servedColumns } from './choose-object.ts';
import { FilePolicy } from './file.policy.ts';
import { ServeFile } from './serve-file.ts';

const { downloadFile } = mediaRoutes;
const { describeFiles } = mediaInternalRoutes;

@Controller()
export class FilesController {
  constructor(
    private readonly database: Database,
    private readonly policy: FilePolicy,
    private readonly objects: ChooseObject,
    private readonly files: ServeFile,
  ) {}

  /** HEAD comes here too. What may not be seen is answered exactly like what is not there. */
  @ImplementsRoute(downloadFile)
  async read(
    @CurrentViewer() viewer: Viewer,
    @Param({ schema: downloadFile.params }) { id }: z.output<typeof downloadFile.params>,
    @Query({ schema: downloadFile.query }) { size }: z.output<typeof downloadFile.query>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!idSchema.safeParse(id).success) throw new ApiError('file_not_found');
    const file = await this.database.file.findUnique({ where: { id }, select: servedColumns });
    if (!file) await this.policy.wonderAbout(viewer, id);
    if (!file || !(await this.policy.maySee(viewer, file))) throw new ApiError('file_not_found');
    const object = await this.objects.of(file, size);
    if (!object) throw new ApiError('file_not_found');
    await this.files.send(object, request, reply);
  }

  /** Asked before an entry is saved: from now on the files are wanted, so that nobody tidies them away meanwhile. */
  @ImplementsRoute(describeFiles)
  async describe(
    @Body({ schema: describeFiles.body }) { ids }: z.output<typeof describeFiles.body>,
  ): Promise<FileDescription[]> {
    await this.database.file.updateMany({ where: { id: { in: ids } }, data: { wantedAt: new Date() } });
    return this.database.file.findMany({
      where: { id: { in: ids } },
      select: { id: true, ownerId: true, kind: true, contentType: true },
    });
  }
}
