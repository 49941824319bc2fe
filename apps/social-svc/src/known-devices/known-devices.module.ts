import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { KnownDevices } from './known-devices.ts';

@Module({ imports: [AccountsModule], providers: [KnownDevices], exports: [KnownDevices] })
export class KnownDevicesModule {}
