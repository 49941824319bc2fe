import { type ClipToCut, mediaInternalRoutes, type WordClip, type WordToFind } from '@memory/contracts';
import { IDENTITY_HEADER } from '@memory/service-kit';
import { createTestVerifier } from '@memory/service-kit/testing';
import Fastify, { type FastifyInstance } from 'fastify';

const { cutClips, findWordClips, readThumbnails } = mediaInternalRoutes;

/** An HTTP server that implements the routes of media-svc for flash cards, for tests. */
export class FakeMedia {
  failureMode: 'none' | 'closes connections' = 'none';
  /** The clip of each file; it does not depend on the word. */
  readonly clips = new Map<string, WordClip>();
  /** The words of each request, with the user in whose name it was sent. */
  readonly requests: { userId: string; words: WordToFind[] }[] = [];
  /** The thumbnails of images, by file id. */
  readonly thumbnails = new Map<string, Buffer>();
  /** The recordings of which clips can be cut, with the bytes of every clip. */
  readonly recordings = new Map<string, Buffer>();
  /** The ids of each request for thumbnails, and the clips of each request to cut them. */
  readonly thumbnailRequests: string[][] = [];
  readonly cutRequests: ClipToCut[][] = [];
  private readonly server: FastifyInstance = Fastify();

  constructor() {
    const verifier = createTestVerifier('media-svc');
    this.server.addHook('onRequest', async (request) => {
      if (this.failureMode === 'closes connections') request.raw.socket.destroy();
    });
    this.server.post(findWordClips.path, async (request, reply) => {
      const identity = await verifier.verify(String(request.headers[IDENTITY_HEADER]));
      const userId = identity?.viewer.userId;
      if (!userId) return reply.status(401).send({ statusCode: 401, code: 'not_signed_in', message: '' });
      const { words } = findWordClips.body.parse(request.body);
      this.requests.push({ userId, words });
      return findWordClips.response.body.parse({ clips: words.map(({ fileId }) => this.clips.get(fileId) ?? null) });
    });
    this.server.post(cutClips.path, (request) => {
      const { clips } = cutClips.body.parse(request.body);
      this.cutRequests.push(clips);
      const cut = clips.map(({ fileId }) => this.recordings.get(fileId)?.toString('base64') ?? null);
      return cutClips.response.body.parse({ clips: cut });
    });
    this.server.post(readThumbnails.path, (request) => {
      const { ids } = readThumbnails.body.parse(request.body);
      this.thumbnailRequests.push(ids);
      const thumbnails = ids.map((id) => this.thumbnails.get(id)?.toString('base64') ?? null);
      return readThumbnails.response.body.parse({ thumbnails });
    });
  }

  listen = (): Promise<string> => this.server.listen({ host: '127.0.0.1', port: 0 });
  close = (): Promise<void> => this.server.close();
}
