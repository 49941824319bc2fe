import { Module } from '@nestjs/common';
import { AuthorsModule } from '../authors/authors.module.ts';
import { PeersModule } from '../peers/peers.module.ts';
import { RelationsModule } from '../relations/relations.module.ts';
import { CreateEntry } from './create-entry.ts';
import { DeleteEntry } from './delete-entry.ts';
import { EntriesController } from './entries.controller.ts';
import { EntryAccess } from './entry-access.ts';
import { EntryFileResolver } from './entry-files.ts';
import { ListEntries } from './list-entries.ts';
import { UpdateEntry } from './update-entry.ts';

@Module({
  imports: [AuthorsModule, PeersModule, RelationsModule],
  controllers: [EntriesController],
  providers: [EntryAccess, EntryFileResolver, ListEntries, CreateEntry, UpdateEntry, DeleteEntry],
  exports: [EntryAccess],
})
export class EntriesModule {}
