import { Module } from '@nestjs/common';
import { OpenRequests } from './open-requests.ts';

@Module({ providers: [OpenRequests] })
export class ShutdownModule {}
