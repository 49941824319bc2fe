import { Module } from '@nestjs/common';
import { PeersModule } from '../peers/peers.module.ts';
import { Authors } from './authors.ts';

@Module({ imports: [PeersModule], providers: [Authors], exports: [Authors] })
export class AuthorsModule {}
