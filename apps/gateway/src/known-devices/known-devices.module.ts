import { Module } from '@nestjs/common';
import { PeersModule } from '../peers/peers.module.ts';
import { KnownDevices } from './known-devices.ts';

@Module({ imports: [PeersModule], providers: [KnownDevices], exports: [KnownDevices] })
export class KnownDevicesModule {}
