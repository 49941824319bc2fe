import { Schedule } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { DeleteTextsOfDeletedFiles } from './delete-texts-of-deleted-files.ts';
import { FillSearchSignatures } from './fill-search-signatures.ts';

const HOUR_MS = 3_600_000;

@Injectable()
export class ScheduledMaintenance extends Schedule {
  constructor(signatures: FillSearchSignatures, texts: DeleteTextsOfDeletedFiles) {
    super([
      // An hour is short enough: a changed entry without a signature makes each search of its author slower by only some microseconds.
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
