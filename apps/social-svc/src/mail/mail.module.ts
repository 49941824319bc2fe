import { Module } from '@nestjs/common';
import { Mailer } from './mailer.ts';

@Module({ providers: [Mailer], exports: [Mailer] })
export class MailModule {}
