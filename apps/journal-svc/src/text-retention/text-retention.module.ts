import { Module } from '@nestjs/common';
import { PeersModule } from '../peers/peers.module.ts';
import { DeleteTextsOfDeletedFiles } from './delete-texts-of-deleted-files.ts';
import { TextRetentionTimer } from './text-retention-timer.ts';

@Module({ imports: [PeersModule], providers: [DeleteTextsOfDeletedFiles, TextRetentionTimer] })
export class TextRetentionModule {}
