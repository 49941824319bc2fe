import {
  accountIntegrityRoutes,
  type FileDescription,
  fileIntegrityRoutes,
  languageInternalRoutes,
  mediaInternalRoutes,
  type Mood,
  type PairRelation,
  type PublicProfile,
  relationRoutes,
  type RouteContract,
  toRouterPattern,
  socialInternalRoutes,
  type UserPair,
  type UserRelation,
} from '@memory/contracts';
import { IDENTITY_HEADER, type Viewer } from '@memory/service-kit';
import { createTestVerifier } from '@memory/service-kit/testing';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { NIL } from 'uuid';
import { z } from 'zod';

type AccountCard = PublicProfile & { version: number };
type ParsedRequest = { params: Record<string, string>; query: unknown; body: unknown; viewer: Viewer };

/**
 * An HTTP server that replaces another service in tests. It validates requests and responses by the route contract, and verifies the
 * identity token.
 */
class FakePeer {
  /** The paths of the routes requested so far, in order. */
  readonly requestedRoutes: string[] = [];
  failureMode: 'none' | 'closes connections' | 'responds with 500' | 'lacks polled routes' = 'none';
  private readonly server: FastifyInstance = Fastify();
  private readonly verifier: ReturnType<typeof createTestVerifier>;

  constructor(service: string) {
    this.verifier = createTestVerifier(service);
  }

  /**
   * Implements a route of the replaced service.
   * @param respond returns the response body, or undefined for a 404
   * @param isPolled whether journal-svc calls the route from time to time, whatever is requested of it: these calls are not recorded
   */
  implement(route: RouteContract, respond: (request: ParsedRequest) => unknown, isPolled = false): void {
    this.server.route({
      method: route.method.toUpperCase(),
      url: toRouterPattern(route),
      handler: async (request, reply) => {
        if (!isPolled) this.requestedRoutes.push(route.path);
        if (this.failureMode === 'closes connections') return void request.raw.socket.destroy();
        if (this.failureMode === 'lacks polled routes' && isPolled) return sendError(reply, 404, 'not_found');
        const identity = await this.verifier.verify(request.headers[IDENTITY_HEADER]?.toString());
        if (this.failureMode === 'responds with 500' || !identity) return sendError(reply, 500, 'internal');
        const params = (route.params ?? z.object({})).parse(request.params) as Record<string, string>;
        const query = route.query?.parse(request.query);
        const body = respond({ params, query, body: route.body?.parse(request.body), viewer: identity.viewer });
        return body === undefined ? sendError(reply, 404, 'user_not_found') : route.response.body?.parse(body);
      },
    });
  }

  listen = (): Promise<string> => this.server.listen({ host: '127.0.0.1', port: 0 });
  close = (): Promise<void> => this.server.close();
}

const sendError = (reply: FastifyReply, statusCode: number, code: string) =>
  reply.status(statusCode).send({ statusCode, code, message: code });

/** The pair of two users, in either order. */
export const pairOf = (one: string, other: string): UserPair => {
  const [firstId, secondId] = [one, other].toSorted();
  return { firstId: firstId!, secondId: secondId! };
};
const keyOf = ({ firstId, secondId }: UserPair): string => `${firstId},${secondId}`;

/** How the fake social-svc reaches journal-svc. */
export interface RelationDelivery {
  /** Sends a withdrawal, as social-svc does before it commits. @throws unless journal-svc confirms it */
  readonly withdraw: (relation: PairRelation) => Promise<void>;
  /** Publishes the event of a committed relation. */
  readonly publish: (relation: PairRelation) => Promise<void>;
  /** Waits until journal-svc has a copy of the relation or of a later one. */
  readonly waitForCopy: (relation: PairRelation) => Promise<void>;
}

/** Owns relations as social-svc does: what takes sight away is written through, what gives sight arrives as an event. */
export class FakeSocialService extends FakePeer {
  readonly cards = new Map<string, AccountCard>();
  /** Set when journal-svc has started. */
  delivery: RelationDelivery | undefined;
  /** What `readRelations` says about the processes of social-svc. */
  allWriteThrough = true;
  /** The pairs, `firstId,secondId`, about which an event is on its way. */
  readonly changing = new Set<string>();
  /** All relations other than `none`, by pair; the pair of a user with themselves is `hidden` while the account waits for its erasure. */
  private readonly relations = new Map<string, UserRelation>();
  private version = 0;

  constructor() {
    super('social-svc');
    this.implement(socialInternalRoutes.readRelation, ({ params }) => ({
      relation: this.relation(params.userId!, params.otherId!),
    }));
    this.implement(socialInternalRoutes.listHiddenUserIds, ({ params }) => ({ ids: this.hiddenIdsOf(params.userId!) }));
    this.implement(socialInternalRoutes.listFriendIds, ({ params }) => ({ ids: this.friendIdsOf(params.userId!) }));
    this.implement(socialInternalRoutes.readAuthorCard, ({ params, viewer }) =>
      viewer.userId !== params.userId! && this.relation(viewer.userId ?? NIL, params.userId!) === 'hidden'
        ? undefined
        : this.cards.get(params.userId!),
    );
    this.implement(accountIntegrityRoutes.findExistingAccounts, ({ body }) => {
      const { ids } = accountIntegrityRoutes.findExistingAccounts.body.parse(body);
      return { ids: ids.filter((id) => this.cards.has(id)) };
    });
    this.implement(relationRoutes.listRelations, () => ({ relations: this.listRelations(), last: null }), true);
    const readRelations = ({ body }: ParsedRequest) => {
      const { pairs } = relationRoutes.readRelations.body.parse(body);
      const relations = pairs.map((pair) => ({
        ...this.change(pair, this.isGone(pair) ? 'hidden' : this.kindOf(pair)),
        isChanging: this.changing.has(keyOf(pair)),
      }));
      return { relations, allWriteThrough: this.allWriteThrough };
    };
    this.implement(relationRoutes.readRelations, readRelations, true);
  }

  private kindOf = (pair: UserPair): UserRelation => this.relations.get(keyOf(pair)) ?? 'none';
  private isGone = ({ firstId, secondId }: UserPair): boolean => firstId === secondId && !this.cards.has(firstId);
  private isLeaving = (userId: string): boolean => this.kindOf(pairOf(userId, userId)) === 'hidden';

  private listRelations() {
    return [...this.relations]
      .map(([key, kind]) => ({ firstId: key.split(',')[0]!, secondId: key.split(',')[1]!, kind }))
      .filter(({ kind }) => kind !== 'none');
  }

  private relation(userId: string, otherId: string): UserRelation {
    if (!this.cards.has(otherId) || this.isLeaving(otherId)) return 'hidden';
    return this.kindOf(pairOf(userId, otherId));
  }

  private othersOf = (userId: string, kind: UserRelation): string[] =>
    this.listRelations()
      .filter((relation) => relation.kind === kind && relation.firstId !== relation.secondId)
      .flatMap(({ firstId, secondId }) => (firstId === userId ? secondId : secondId === userId ? firstId : []));
  private friendIdsOf = (userId: string): string[] =>
    this.othersOf(userId, 'friend').filter((id) => !this.isLeaving(id));
  private hiddenIdsOf = (userId: string): string[] => [
    ...this.othersOf(userId, 'hidden'),
    ...[...this.cards.keys()].filter((id) => this.isLeaving(id)),
  ];

  /** Changes a relation here alone, as a process of the previous release would. @returns what would be announced */
  change(pair: UserPair, kind: UserRelation): PairRelation {
    this.relations.set(keyOf(pair), kind);
    return { ...pair, kind, version: (this.version += 1) };
  }

  /** Sends a withdrawal and ends before its commit. */
  withdrawWithoutCommit = (one: string, other: string, kind: 'none' | 'hidden'): Promise<void> =>
    this.delivery!.withdraw({ ...pairOf(one, other), kind, version: (this.version += 1) });

  private async grant(pair: UserPair, kind: 'none' | 'friend'): Promise<void> {
    const relation = this.change(pair, kind);
    await this.delivery!.publish(relation);
    await this.delivery!.waitForCopy(relation);
  }

  private async withdraw(pair: UserPair, kind: 'none' | 'hidden'): Promise<void> {
    const relation = { ...pair, kind, version: (this.version += 1) };
    await this.delivery!.withdraw(relation);
    this.relations.set(keyOf(pair), kind);
    await this.delivery!.publish(relation);
  }

  befriend = (one: string, other: string): Promise<void> => this.grant(pairOf(one, other), 'friend');
  /** A block in either direction: the service responds alike to both users. */
  block = (one: string, other: string): Promise<void> => this.withdraw(pairOf(one, other), 'hidden');
  unblock = (one: string, other: string): Promise<void> => this.grant(pairOf(one, other), 'none');
  endFriendship = (one: string, other: string): Promise<void> => this.withdraw(pairOf(one, other), 'none');
  /** A request to delete the account. */
  leave = (userId: string): Promise<void> => this.withdraw(pairOf(userId, userId), 'hidden');
  /** Signing in again, which cancels the request. */
  stay = (userId: string): Promise<void> => this.grant(pairOf(userId, userId), 'none');
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

/**
 * Takes texts with 难过 for negative and texts with 开心 for very positive; all others are neutral. A text has the themes that it contains as words. Each word of a search has the pinyin words of
 * `pinyinWords`.
 */
export class FakeLanguageService extends FakePeer {
  /** The texts of all requests so far. */
  readonly texts: string[] = [];
  readonly pinyinWords = new Map<string, string[]>();

  constructor() {
    super('language-svc');
    this.implement(languageInternalRoutes.detectMoods, ({ body }) => {
      const { texts } = languageInternalRoutes.detectMoods.body.parse(body);
      this.texts.push(...texts);
      return { moods: texts.map(moodOf) };
    });
    this.implement(languageInternalRoutes.findTheme, ({ body }) => {
      const { theme, texts } = languageInternalRoutes.findTheme.body.parse(body);
      return { haveTheme: texts.map((text) => text.includes(theme)) };
    });
    this.implement(languageInternalRoutes.findPinyinWords, ({ query }) => {
      const { text } = languageInternalRoutes.findPinyinWords.query.parse(query);
      return {
        parts: text.split(' ').map((word) => ({ typed: [word], words: this.pinyinWords.get(word) ?? [] })),
      };
    });
  }
}

function moodOf(text: string): Mood {
  if (text.includes('难过')) return 'negative';
  return text.includes('开心') ? 'very_positive' : 'neutral';
}
