import { Module } from '@nestjs/common';
import { FillSearchSignatures } from './fill-search-signatures.ts';
import { SearchSignatureTimer } from './search-signature-timer.ts';

@Module({ providers: [FillSearchSignatures, SearchSignatureTimer] })
export class SearchSignaturesModule {}
