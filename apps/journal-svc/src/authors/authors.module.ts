import { Module } from '@nestjs/common';
import { PeersModule } from '../peers/peers.module.ts';
import { AuthorCopies } from './author-copies.ts';

@Module({ imports: [PeersModule], providers: [AuthorCopies], exports: [AuthorCopies] })
export class AuthorsModule {}
