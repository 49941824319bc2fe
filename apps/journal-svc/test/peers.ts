import {
  type FileDescription,
  mediaInternalRoutes,
  type PublicProfile,
  type Route,
  toRouterPattern,
  socialInternalRoutes,
} from '@memory/contracts';
import { IDENTITY_HEADER, type Viewer } from '@memory/service-kit';
import { createTestVerifier } from '@memory/service-kit/testing';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { z } from 'zod';

type Card = PublicProfile & { version: number };
type Asked = { params: Record<string, string>; body: unknown; viewer: Viewer };

/** A server that speaks one service's contract: parses what it is asked and what it answers, and knows our signature. */
class Peer {
  /** The routes that were asked, in order. */
  readonly asked: string[] = [];
  /** How it behaves from now on: as it should, ending connections, or failing inside. */
  mood: 'well' | 'gone' | 'ill' = 'well';
  private readonly server: FastifyInstance = Fastify();
  private readonly verifier: ReturnType<typeof createTestVerifier>;

  constructor(service: string) {
    this.verifier = createTestVerifier(service);
  }

  implement(route: Route, answer: (asked: Asked) => unknown): void {
    this.server.route({
      method: route.method.toUpperCase(),
      url: toRouterPattern(route),
      handler: async (request, reply) => {
        this.asked.push(route.path);
        if (this.mood === 'gone') return void request.raw.socket.destroy();
        const identity = await this.verifier.verify(request.headers[IDENTITY_HEADER]?.toString());
        if (this.mood === 'ill' || !identity) return refuse(reply, 500, 'internal');
        const params = (route.params ?? z.object({})).parse(request.params) as Record<string, string>;
        const found = answer({ params, body: route.body?.parse(request.body), viewer: identity.viewer });
        return found === undefined ? refuse(reply, 404, 'user_not_found') : route.response.body?.parse(found);
      },
    });
  }

  listen = (): Promise<string> => this.server.listen({ host: '127.0.0.1', port: 0 });
  close = (): Promise<void> => this.server.close();
}

const refuse = (reply: FastifyReply, statusCode: number, code: string) =>
  reply.status(statusCode).send({ statusCode, code, message: code });

const pair = (one: string, other: string): string => [one, other].toSorted().join();

/** Stands in for social-svc. */
export class SocialPeer extends Peer {
  readonly cards = new Map<string, Card>();
  private readonly friendships = new Set<string>();

  constructor() {
    super('social-svc');
    this.implement(socialInternalRoutes.areFriends, ({ params }) => ({
      friends: this.friendships.has(pair(params.userId!, params.otherId!)),
    }));
    this.implement(socialInternalRoutes.listFriendIds, ({ params }) => ({ ids: this.friendsOf(params.userId!) }));
    this.implement(socialInternalRoutes.readAuthorCard, ({ params }) => this.cards.get(params.userId!));
  }

  private friendsOf(userId: string): string[] {
    const theirs = [...this.friendships].map((names) => names.split(',')).filter((names) => names.includes(userId));
    return theirs.flatMap((names) => names.filter((name) => name !== userId));
  }

  befriend = (one: string, other: string): unknown => this.friendships.add(pair(one, other));
  part = (one: string, other: string): unknown => this.friendships.delete(pair(one, other));
}

/** Stands in for media-svc. */
export class MediaPeer extends Peer {
  readonly files = new Map<string, FileDescription>();

  constructor() {
    super('media-svc');
    this.implement(mediaInternalRoutes.describeFiles, ({ body }) => {
      const { ids } = mediaInternalRoutes.describeFiles.body.parse(body);
      return ids.flatMap((id) => this.files.get(id) ?? []);
    });
  }
}
