import {
  accountIntegrityRoutes,
  type FileDescription,
  fileIntegrityRoutes,
  languageInternalRoutes,
  mediaInternalRoutes,
  type Mood,
  type PublicProfile,
  type RouteContract,
  toRouterPattern,
  socialInternalRoutes,
  type UserRelation,
} from '@memory/contracts';
import { IDENTITY_HEADER, type Viewer } from '@memory/service-kit';
import { createTestVerifier } from '@memory/service-kit/testing';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { z } from 'zod';

type AccountCard = PublicProfile & { version: number };
type ParsedRequest = { params: Record<string, string>; body: unknown; viewer: Viewer };

/**
 * An HTTP server that replaces another service in tests. It validates requests and responses by the route contract, and verifies the
 * identity token.
 */
class FakePeer {
  /** The paths of the routes requested so far, in order. */
  readonly requestedRoutes: string[] = [];
  failureMode: 'none' | 'closes connections' | 'responds with 500' = 'none';
  private readonly server: FastifyInstance = Fastify();
  private readonly verifier: ReturnType<typeof createTestVerifier>;

  constructor(service: string) {
    this.verifier = createTestVerifier(service);
  }

  /**
   * Implements a route of the replaced service.
   * @param respond returns the response body, or undefined for a 404
   */
  implement(route: RouteContract, respond: (request: ParsedRequest) => unknown): void {
    this.server.route({
      method: route.method.toUpperCase(),
      url: toRouterPattern(route),
      handler: async (request, reply) => {
        this.requestedRoutes.push(route.path);
        if (this.failureMode === 'closes connections') return void request.raw.socket.destroy();
        const identity = await this.verifier.verify(request.headers[IDENTITY_HEADER]?.toString());
        if (this.failureMode === 'responds with 500' || !identity) return sendError(reply, 500, 'internal');
        const params = (route.params ?? z.object({})).parse(request.params) as Record<string, string>;
        const body = respond({ params, body: route.body?.parse(request.body), viewer: identity.viewer });
        return body === undefined ? sendError(reply, 404, 'user_not_found') : route.response.body?.parse(body);
      },
    });
  }

  listen = (): Promise<string> => this.server.listen({ host: '127.0.0.1', port: 0 });
  close = (): Promise<void> => this.server.close();
}

const sendError = (reply: FastifyReply, statusCode: number, code: string) =>
  reply.status(statusCode).send({ statusCode, code, message: code });

/** The other users of the pairs that contain the user. */
const othersIn = (pairs: ReadonlySet<string>, userId: string): string[] =>
  [...pairs]
    .map((key) => key.split(','))
    .flatMap((ids) => (ids.includes(userId) ? ids.filter((id) => id !== userId) : []));

const friendshipKey = (one: string, other: string): string => [one, other].toSorted().join();

export class FakeSocialService extends FakePeer {
  readonly cards = new Map<string, AccountCard>();
  private readonly friendships = new Set<string>();
  private readonly blocks = new Set<string>();
  /** The users whose accounts wait for their erasure. */
  private readonly leaving = new Set<string>();

  constructor() {
    super('social-svc');
    this.implement(socialInternalRoutes.readRelation, ({ params }) => ({
      relation: this.relation(params.userId!, params.otherId!),
    }));
    this.implement(socialInternalRoutes.listHiddenUserIds, ({ params }) => ({ ids: this.hiddenIdsOf(params.userId!) }));
    this.implement(socialInternalRoutes.listFriendIds, ({ params }) => ({ ids: this.friendIdsOf(params.userId!) }));
    this.implement(socialInternalRoutes.readAuthorCard, ({ params }) =>
      this.leaving.has(params.userId!) ? undefined : this.cards.get(params.userId!),
    );
    this.implement(accountIntegrityRoutes.findExistingAccounts, ({ body }) => {
      const { ids } = accountIntegrityRoutes.findExistingAccounts.body.parse(body);
      return { ids: ids.filter((id) => this.cards.has(id)) };
    });
  }

  private relation(userId: string, otherId: string): UserRelation {
    const key = friendshipKey(userId, otherId);
    if (!this.cards.has(otherId) || this.leaving.has(otherId) || this.blocks.has(key)) return 'hidden';
    return this.friendships.has(key) ? 'friend' : 'none';
  }

  private friendIdsOf = (userId: string): string[] =>
    othersIn(this.friendships, userId).filter((id) => !this.leaving.has(id));
  private hiddenIdsOf = (userId: string): string[] => [...othersIn(this.blocks, userId), ...this.leaving];

  befriend = (one: string, other: string): unknown => this.friendships.add(friendshipKey(one, other));
  /** A block in either direction: the service responds alike to both users. */
  block = (one: string, other: string): void => {
    this.blocks.add(friendshipKey(one, other));
    this.endFriendship(one, other);
  };
  /** A request to delete the account. */
  leave = (userId: string): unknown => this.leaving.add(userId);
  unblock = (one: string, other: string): unknown => this.blocks.delete(friendshipKey(one, other));
  endFriendship = (one: string, other: string): unknown => this.friendships.delete(friendshipKey(one, other));
}

export class FakeMediaService extends FakePeer {
  readonly files = new Map<string, FileDescription>();

  constructor() {
    super('media-svc');
    this.implement(mediaInternalRoutes.describeFiles, ({ body }) => {
      const { ids } = mediaInternalRoutes.describeFiles.body.parse(body);
      return ids.flatMap((id) => this.files.get(id) ?? []);
    });
    this.implement(fileIntegrityRoutes.findExistingFiles, ({ body }) => {
      const { ids } = fileIntegrityRoutes.findExistingFiles.body.parse(body);
      return { ids: ids.filter((id) => this.files.has(id)) };
    });
  }
}

/** Takes texts with 难过 for negative and texts with 开心 for very positive; all others are neutral. */
export class FakeLanguageService extends FakePeer {
  /** The texts of all requests so far. */
  readonly texts: string[] = [];

  constructor() {
    super('language-svc');
    this.implement(languageInternalRoutes.detectMoods, ({ body }) => {
      const { texts } = languageInternalRoutes.detectMoods.body.parse(body);
      this.texts.push(...texts);
      return { moods: texts.map(moodOf) };
    });
  }
}

function moodOf(text: string): Mood {
  if (text.includes('难过')) return 'negative';
  return text.includes('开心') ? 'very_positive' : 'neutral';
}
