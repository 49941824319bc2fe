import { Module } from '@nestjs/common';
import { DataOwnersClient } from './data-owners-client.ts';
import { JournalClient } from './journal-client.ts';
import { LanguageClient } from './language-client.ts';
import { MediaClient } from './media-client.ts';

const clients = [DataOwnersClient, JournalClient, LanguageClient, MediaClient];

@Module({ providers: clients, exports: clients })
export class PeersModule {}
