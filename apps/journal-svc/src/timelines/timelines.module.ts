import { Module } from '@nestjs/common';
import { AuthorsModule } from '../authors/authors.module.ts';
import { PeersModule } from '../peers/peers.module.ts';
import { TimelinesController } from './timelines.controller.ts';
import { Timelines } from './timelines.ts';

@Module({ imports: [AuthorsModule, PeersModule], controllers: [TimelinesController], providers: [Timelines] })
export class TimelinesModule {}
