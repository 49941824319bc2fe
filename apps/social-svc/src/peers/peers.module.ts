import { Module } from '@nestjs/common';
import { Peers } from './peers.ts';

@Module({ providers: [Peers], exports: [Peers] })
export class PeersModule {}
