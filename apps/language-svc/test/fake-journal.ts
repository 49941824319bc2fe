import { type EntryText, journalTextRoutes } from '@memory/contracts';
import { IDENTITY_HEADER } from '@memory/service-kit';
import { createTestVerifier } from '@memory/service-kit/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';

const { listOwnTexts, readOwnText } = journalTextRoutes;
const PER_PAGE = 2;

/** Stands in for journal-svc: speaks its contract over HTTP, gives only an author their own texts, and knows our signature. */
export class FakeJournal {
  /** How it behaves: as it should, or ending connections. */
  failureMode: 'well' | 'gone' = 'well';
  private readonly entries: (EntryText & { authorId: string })[] = [];
  private readonly server: FastifyInstance = Fastify();

  constructor() {
    const verifier = createTestVerifier('journal-svc');
    const textsOf = async (identity: unknown): Promise<EntryText[] | null> => {
      const userId = (await verifier.verify(String(identity)))?.viewer.userId;
      return userId ? this.entries.filter(({ authorId }) => authorId === userId).toReversed() : null;
    };
    this.server.addHook('onRequest', async (request) => {
      if (this.failureMode === 'gone') request.raw.socket.destroy();
    });
    this.server.get<{ Querystring: { cursor?: string } }>(listOwnTexts.path, async (request, reply) => {
      const texts = await textsOf(request.headers[IDENTITY_HEADER]);
      if (!texts) return reply.status(401).send({ statusCode: 401, code: 'not_signed_in', message: '' });
      const from = Number(request.query.cursor ?? 0);
      const next = from + PER_PAGE < texts.length ? String(from + PER_PAGE) : null;
      return listOwnTexts.response.body.parse({ texts: texts.slice(from, from + PER_PAGE), next });
    });
    this.server.get<{ Params: { id: string } }>(readOwnText.path.replace('{id}', ':id'), async (request, reply) => {
      const text = (await textsOf(request.headers[IDENTITY_HEADER]))?.find(
        ({ entryId }) => entryId === request.params.id,
      );
      if (!text) return reply.status(404).send({ statusCode: 404, code: 'entry_not_found', message: '' });
      return readOwnText.response.body.parse(text);
    });
  }

  /** Somebody writes an entry, the newest of all. */
  write(authorId: string, words: Partial<EntryText>): EntryText {
    const entry = { entryId: uuidv7(), version: 1, title: '', content: '', extractedText: '', authorId, ...words };
    this.entries.push(entry);
    return entry;
  }

  change(entryId: string, words: Partial<EntryText>): EntryText {
    const entry = this.entries.find((one) => one.entryId === entryId)!;
    return Object.assign(entry, words, { version: entry.version + 1 });
  }

  remove(entryId: string): void {
    this.entries.splice(
      this.entries.findIndex((one) => one.entryId === entryId),
      1,
    );
  }

  listen = (): Promise<string> => this.server.listen({ host: '127.0.0.1', port: 0 });
  close = (): Promise<void> => this.server.close();
}
