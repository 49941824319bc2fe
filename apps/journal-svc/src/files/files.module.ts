import { Module } from '@nestjs/common';
import { EntriesModule } from '../entries/entries.module.ts';
import { FileVisibility } from './file-visibility.ts';
import { FilesController } from './files.controller.ts';

@Module({ imports: [EntriesModule], controllers: [FilesController], providers: [FileVisibility] })
export class FilesModule {}
