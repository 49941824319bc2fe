import {
  INTEGRITY_MAX_IDS,
  type PairRelation,
  RELATION_PAIRS_MAX,
  type UserPair,
  type UserRelation,
} from '@memory/contracts';
import { NO_ID } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { MAX } from 'uuid';
import { Database } from '../database.ts';
import { SocialClient } from '../peers/social-client.ts';
import { storeCommittedRelations } from './relation-rows.ts';

export interface ComparedRange {
  /** The pairs whose copies differ from the relations that social-svc has just sent. */
  readonly differing: readonly UserPair[];
  /** The number of pairs that were compared. */
  readonly checked: number;
  /** The id after which the next range begins; null after the last range. */
  readonly next: string | null;
}

type Copy = UserPair & {
  /** Null when the two rows of the pair differ from each other. */
  kind: UserRelation | null;
};

/** Returns a text that identifies a pair in this process. */
export const pairKey = ({ firstId, secondId }: UserPair): string => `${firstId} ${secondId}`;

/**
 * Compares the copies of relations with social-svc, which owns the relations. A comparison covers one range of ids of the pairs' first users at a
 * time.
 */
@Injectable()
export class CompareRelations {
  constructor(
    private readonly database: Database,
    private readonly social: SocialClient,
  ) {}

  /** Compares the range that follows an id. @throws ApiError `service_unavailable` */
  async compareRange(after: string | null): Promise<ComparedRange> {
    const { relations, last } = await this.social.listRelations(after);
    const copies = await this.readCopies(after ?? NO_ID, last ?? MAX);
    const gone = await this.findGoneAuthors(after ?? NO_ID, last ?? MAX);
    const present = new Map<string, UserRelation>([
      ...relations.map((relation) => [pairKey(relation), relation.kind] as const),
      ...gone.map((pair) => [pairKey(pair), 'hidden'] as const),
    ]);
    const copied = new Map(copies.map((copy) => [pairKey(copy), copy.kind]));
    const pairs = new Map<string, UserPair>([...relations, ...gone, ...copies].map((pair) => [pairKey(pair), pair]));
    const differing = [...pairs].filter(([key]) => (present.get(key) ?? 'none') !== kindOf(copied.get(key)));
    return { differing: differing.map(([, pair]) => pair), checked: pairs.size, next: last };
  }

  /** Reads the current relations of pairs from social-svc and stores them. @returns the relations @throws ApiError `service_unavailable` */
  async settle(pairs: readonly UserPair[]): Promise<PairRelation[]> {
    const settled: PairRelation[] = [];
    for (let start = 0; start < pairs.length; start += RELATION_PAIRS_MAX) {
      const { relations } = await this.social.readRelations(pairs.slice(start, start + RELATION_PAIRS_MAX));
      await storeCommittedRelations(this.database, relations);
      settled.push(...relations);
    }
    return settled;
  }

  /**
   * Returns the current relations of the given pairs whose copies are wrong. A copy is wrong if it differs although no event about the pair is
   * still to be handled and no withdrawal of the pair waits for its confirmation.
   * @throws ApiError `service_unavailable`
   */
  async findWrong(pairs: readonly UserPair[]): Promise<PairRelation[]> {
    const wrong: PairRelation[] = [];
    for (let start = 0; start < pairs.length; start += RELATION_PAIRS_MAX) {
      const batch = pairs.slice(start, start + RELATION_PAIRS_MAX);
      const { relations } = await this.social.readRelations(batch);
      // The copies are read after the response of social-svc, so that they include events that were handled since social-svc listed the unhandled
      // events.
      const copies = new Map((await this.readCopiesOf(batch)).map((copy) => [pairKey(copy), copy]));
      wrong.push(
        ...relations.filter((relation) => {
          const copy = copies.get(pairKey(relation));
          return copy?.kind !== relation.kind && copy?.isConfirmed && !relation.isChanging;
        }),
      );
    }
    return wrong;
  }

  /**
   * Returns the authors without an account, each as a pair with itself. Such authors exist when this database was restored from a backup that is
   * older than their erasure. They are hidden from everyone.
   */
  private async findGoneAuthors(after: string, last: string): Promise<UserPair[]> {
    const authors = await this.database.$queryRaw<{ id: string }[]>`
      SELECT user_id::text AS id FROM author WHERE user_id > ${after}::uuid AND user_id <= ${last}::uuid`;
    const gone = new Set(authors.map(({ id }) => id));
    for (let start = 0; start < authors.length; start += INTEGRITY_MAX_IDS) {
      const ids = authors.slice(start, start + INTEGRITY_MAX_IDS).map(({ id }) => id);
      for (const id of await this.social.findExistingAccounts(ids)) gone.delete(id);
    }
    return [...gone].map((id) => ({ firstId: id, secondId: id }));
  }

  private readCopiesOf(pairs: readonly UserPair[]): Promise<(Copy & { isConfirmed: boolean })[]> {
    return this.database.$queryRaw<(Copy & { isConfirmed: boolean })[]>`
      SELECT first_id AS "firstId", second_id AS "secondId", coalesce(one.is_confirmed AND other.is_confirmed, true) AS "isConfirmed",
        CASE WHEN coalesce(one.kind, 'none') = coalesce(other.kind, 'none') THEN coalesce(one.kind, 'none')::text END AS kind
      FROM unnest(${pairs.map(({ firstId }) => firstId)}::uuid[], ${pairs.map(({ secondId }) => secondId)}::uuid[]) AS pair (first_id, second_id)
      LEFT JOIN user_relation one ON one.user_id = first_id AND one.other_id = second_id
      LEFT JOIN user_relation other ON other.user_id = second_id AND other.other_id = first_id`;
  }

  private readCopies(after: string, last: string): Promise<Copy[]> {
    return this.database.$queryRaw<Copy[]>`
      SELECT one.user_id AS "firstId", one.other_id AS "secondId", CASE WHEN one.kind = other.kind THEN one.kind::text END AS kind
      FROM user_relation one LEFT JOIN user_relation other ON other.user_id = one.other_id AND other.other_id = one.user_id
      WHERE one.user_id > ${after}::uuid AND one.user_id <= ${last}::uuid AND one.user_id <= one.other_id`;
  }
}

/** The relation of a pair without a copy is `none`. */
const kindOf = (copied: UserRelation | null | undefined): UserRelation | null =>
  copied === undefined ? 'none' : copied;
