import { Schedule } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { DeleteTextsOfDeletedFiles } from './delete-texts-of-deleted-files.ts';
import { FillSearchSignatures } from './fill-search-signatures.ts';

const HOUR_MS = 3_600_000;

@Injectable()
export class ScheduledMaintenance extends Schedule {
  constructor(signatures: FillSearchSignatures, texts: DeleteTextsOfDeletedFiles) {
    super([
      // Without its signature, a changed entry costs each search of its author some microseconds more.
      { task: 'compute missing search signatures', everyMs: HOUR_MS, run: (signal) => signatures.execute(signal) },
      {
        task: 'delete the texts of deleted files',
        everyMs: 6 * HOUR_MS,
        pausesFirst: true,
        run: (signal) => texts.execute(signal),
      },
    ]);
  }
}
