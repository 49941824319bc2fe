import { Readable } from 'node:stream';
import { type DataExport, exportAdminRoutes, type ExportQuery, exportRoutes, localDayAt } from '@memory/contracts';
import { ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Controller, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CreateExportArchive } from './create-export-archive.ts';
import { DataExports } from './data-exports.ts';
import { ReserveDataExport } from './reserve-data-export.ts';
import { SendDataExport } from './send-data-export.ts';

const { exportOwnData, reserveDataExport, listDataExports, cancelDataExport } = exportRoutes;

@Controller()
export class ExportController {
  constructor(
    private readonly sendDataExport: SendDataExport,
    private readonly reserveExport: ReserveDataExport,
    private readonly dataExports: DataExports,
    private readonly createExportArchive: CreateExportArchive,
  ) {}

  @ImplementsRoute(exportOwnData)
  async export(
    @SignedInUser() userId: string,
    @Query({ schema: exportOwnData.query }) query: ExportQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const now = new Date();
    // Fastify calls the handler of a GET route for HEAD, too, and would read the whole archive only to discard it.
    if (request.method === 'HEAD') send(reply, localDayAt(now, query.timeZone), Readable.from([]));
    else send(reply, localDayAt(now, query.timeZone), await this.sendDataExport.execute(userId, query, now));
  }

  @ImplementsRoute(reserveDataExport)
  reserve(@SignedInUser() userId: string): Promise<DataExport> {
    return this.reserveExport.execute(userId);
  }

  @ImplementsRoute(listDataExports)
  list(@SignedInUser() userId: string): Promise<DataExport[]> {
    return this.dataExports.list(userId);
  }

  @ImplementsRoute(cancelDataExport)
  cancel(
    @SignedInUser() userId: string,
    @Param({ schema: cancelDataExport.params }) { id }: { id: string },
  ): Promise<void> {
    return this.dataExports.cancel(userId, id);
  }

  @ImplementsRoute(exportAdminRoutes.exportUserData)
  async exportUserData(
    @Param({ schema: exportAdminRoutes.exportUserData.params }) { userId }: { userId: string },
    @Query({ schema: exportAdminRoutes.exportUserData.query }) { timeZone }: Pick<ExportQuery, 'timeZone'>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const now = new Date();
    const recorded = { event: 'admin.export_downloaded', targetUserId: userId } as const;
    const day = localDayAt(now, timeZone);
    if (request.method === 'HEAD') send(reply, day, Readable.from([]));
    else send(reply, day, await this.createExportArchive.execute(userId, now, { recorded, timeZone }));
  }
}

function send(reply: FastifyReply, day: string, archive: Readable): void {
  // The client may have disconnected while the archive was prepared.
  if (reply.raw.destroyed) archive.destroy();
  void reply
    .type('application/zip')
    .header('content-disposition', `attachment; filename="memory-export-${day}.zip"`)
    .header('cache-control', 'no-store')
    // Range requests are not supported, because each request creates a new archive, and parts of different archives do not fit together.
    .header('accept-ranges', 'none')
    .send(archive);
}
