import { ENTRIES_PER_WORD, entryIntegrityRoutes, type EntryText, journalTextRoutes } from '@memory/contracts';
import { IDENTITY_HEADER } from '@memory/service-kit';
import { createTestVerifier } from '@memory/service-kit/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';

const { findNewestOwnTexts, findOwnTexts, listOwnTexts, readOwnText } = journalTextRoutes;
const PAGE_SIZE = 2;

const allTextOf = ({ title, content, extractedText }: EntryText): string => [title, content, extractedText].join('\n');

/**
 * An HTTP server that implements the entry text routes of journal-svc for tests: it verifies the identity token and returns only texts of
 * the viewer.
 */
export class FakeJournal {
  failureMode: 'none' | 'closes connections' = 'none';
  /** The URLs of the images of entries. */
  readonly imageUrls = new Map<string, string>();
  /** The URLs of the recordings of entries. */
  readonly recordingUrls = new Map<string, string>();
  /** The requests for the newest texts, by their number of words. */
  readonly newestTextsRequests: number[] = [];
  /** The ids of entries with events that some service has not handled. */
  readonly changing = new Set<string>();
  private readonly entries: (EntryText & { authorId: string })[] = [];
  private readonly server: FastifyInstance = Fastify();

  constructor() {
    const verifier = createTestVerifier('journal-svc');
    const textsOfViewer = async (identity: unknown): Promise<EntryText[] | null> => {
      const userId = (await verifier.verify(String(identity)))?.viewer.userId;
      return userId ? this.entries.filter(({ authorId }) => authorId === userId).toReversed() : null;
    };
    this.server.addHook('onRequest', async (request) => {
      if (this.failureMode === 'closes connections') request.raw.socket.destroy();
    });
    this.server.get<{ Querystring: { cursor?: string } }>(listOwnTexts.path, async (request, reply) => {
      const texts = await textsOfViewer(request.headers[IDENTITY_HEADER]);
      if (!texts) return reply.status(401).send({ statusCode: 401, code: 'not_signed_in', message: '' });
      const from = Number(request.query.cursor ?? 0);
      const next = from + PAGE_SIZE < texts.length ? String(from + PAGE_SIZE) : null;
      return listOwnTexts.response.body.parse({ texts: texts.slice(from, from + PAGE_SIZE), next });
    });
    this.server.post(findOwnTexts.path, async (request, reply) => {
      const viewerTexts = await textsOfViewer(request.headers[IDENTITY_HEADER]);
      if (!viewerTexts) return reply.status(401).send({ statusCode: 401, code: 'not_signed_in', message: '' });
      const found = findOwnTexts.body.parse(request.body).words.flatMap(({ word, entryId }) => {
        const containing = viewerTexts.filter((text) => allTextOf(text).includes(word));
        const entry = containing.find((text) => text.entryId === entryId) ?? containing.at(-1);
        return entry ? [{ word, entry, imageUrl: this.imageUrls.get(entry.entryId) ?? null }] : [];
      });
      return findOwnTexts.response.body.parse({ found });
    });
    this.server.post(findNewestOwnTexts.path, async (request, reply) => {
      const viewerTexts = await textsOfViewer(request.headers[IDENTITY_HEADER]);
      if (!viewerTexts) return reply.status(401).send({ statusCode: 401, code: 'not_signed_in', message: '' });
      const { words } = findNewestOwnTexts.body.parse(request.body);
      this.newestTextsRequests.push(words.length);
      const found = words.map((word) => {
        const containing = viewerTexts.filter((text) => allTextOf(text).includes(word)).slice(0, ENTRIES_PER_WORD);
        return { word, entryIds: containing.map(({ entryId }) => entryId) };
      });
      const ids = new Set(found.flatMap(({ entryIds }) => entryIds));
      const entries = viewerTexts
        .filter(({ entryId }) => ids.has(entryId))
        .map((text) => ({
          ...text,
          imageUrl: this.imageUrls.get(text.entryId) ?? null,
          recordingUrl: this.recordingUrls.get(text.entryId) ?? null,
        }));
      return findNewestOwnTexts.response.body.parse({
        entries,
        found: found.filter(({ entryIds }) => entryIds.length > 0),
      });
    });
    const { findEntryVersions } = entryIntegrityRoutes;
    this.server.post(findEntryVersions.path, (request) => {
      const asked = findEntryVersions.body.parse(request.body).entries;
      const entries = asked.map(({ id, authorId }) => {
        const found = this.entries.find((entry) => entry.entryId === id && entry.authorId === authorId);
        const updatedAt = found ? new Date().toISOString() : null;
        return { id, version: found?.version ?? null, updatedAt, isChanging: this.changing.has(id) };
      });
      return findEntryVersions.response.body.parse({ entries });
    });
    this.server.get<{ Params: { id: string } }>(readOwnText.path.replace('{id}', ':id'), async (request, reply) => {
      const text = (await textsOfViewer(request.headers[IDENTITY_HEADER]))?.find(
        ({ entryId }) => entryId === request.params.id,
      );
      if (!text) return reply.status(404).send({ statusCode: 404, code: 'entry_not_found', message: '' });
      return readOwnText.response.body.parse(text);
    });
  }

  /** Creates an entry, which is then the newest one. */
  createEntry(authorId: string, fields: Partial<EntryText>): EntryText {
    const createdAt = new Date().toISOString();
    const entry = {
      entryId: uuidv7(),
      version: 1,
      title: '',
      content: '',
      extractedText: '',
      authorId,
      createdAt,
      ...fields,
    };
    this.entries.push(entry);
    return entry;
  }

  updateEntry(entryId: string, fields: Partial<EntryText>): EntryText {
    const entry = this.entries.find((candidate) => candidate.entryId === entryId)!;
    return Object.assign(entry, fields, { version: entry.version + 1 });
  }

  deleteEntry(entryId: string): void {
    this.entries.splice(
      this.entries.findIndex((entry) => entry.entryId === entryId),
      1,
    );
  }

  listen = (): Promise<string> => this.server.listen({ host: '127.0.0.1', port: 0 });
  close = (): Promise<void> => this.server.close();
}
