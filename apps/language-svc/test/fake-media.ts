import { mediaInternalRoutes, type WordClip, type WordToFind } from '@memory/contracts';
import { IDENTITY_HEADER } from '@memory/service-kit';
import { createTestVerifier } from '@memory/service-kit/testing';
import Fastify, { type FastifyInstance } from 'fastify';

const { findWordClips } = mediaInternalRoutes;

/** An HTTP server that implements the route for clips of media-svc for tests. */
export class FakeMedia {
  failureMode: 'none' | 'closes connections' = 'none';
  /** The clip of each file; it does not depend on the word. */
  readonly clips = new Map<string, WordClip>();
  /** The words of each request, with the user in whose name it was sent. */
  readonly requests: { userId: string; words: WordToFind[] }[] = [];
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
  }

  listen = (): Promise<string> => this.server.listen({ host: '127.0.0.1', port: 0 });
  close = (): Promise<void> => this.server.close();
}
