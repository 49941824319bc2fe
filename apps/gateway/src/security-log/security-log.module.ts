import { Module } from '@nestjs/common';
import { PeersModule } from '../peers/peers.module.ts';
import { SecurityLog } from './security-log.ts';

@Module({ imports: [PeersModule], providers: [SecurityLog], exports: [SecurityLog] })
export class SecurityLogModule {}
