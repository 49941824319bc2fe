/** Source files that are mutated together, and the spec files that guard them. Paths are relative to the project; `**` matches folders. */
export interface MutationArea {
  readonly mutate: readonly string[];
  /** A mutant runs only these: most other specs of a service also reach the file, and would make one mutant take a minute. */
  readonly specs: readonly string[];
}

export interface MutationProject {
  readonly folder: string;
  readonly areas: readonly MutationArea[];
}

/** The code in which a mistake costs most: who may see what, what is stored once, what may be lost. */
export const mutationProjects: Readonly<Record<string, MutationProject>> = {
  'event-bus': {
    folder: 'libs/event-bus',
    areas: [
      { mutate: ['src/outbox/outbox-relay.ts'], specs: ['test/outbox-relay', 'test/outbox-relay-wakes'] },
      { mutate: ['src/outbox/{outbox-batch,write-outbox}.ts'], specs: ['test/outbox-batch'] },
      {
        mutate: ['src/outbox/{append-to-stream,published-events}.ts'],
        specs: ['test/outbox-batch', 'test/redis-data-loss'],
      },
      { mutate: ['src/outbox/wakeable-timer.ts'], specs: ['test/wakeable-timer'] },
      { mutate: ['src/consumer/group-lease.ts'], specs: ['test/group-lease'] },
      { mutate: ['src/consumer/entity-queues.ts'], specs: ['test/entity-queues'] },
      { mutate: ['src/consumer/handled-events.ts'], specs: ['test/handled-events'] },
      {
        mutate: ['src/consumer/{delivery,delivery-handler,pending-deliveries}.ts'],
        specs: ['test/delivery-handler'],
      },
      { mutate: ['src/consumer/group-reader.ts'], specs: ['test/group-reader'] },
      {
        mutate: ['src/consumer/redis-streams.server.ts'],
        specs: ['test/redis-streams-server', 'test/nest-application'],
      },
      { mutate: ['src/dead-letter/**'], specs: ['test/dead-letters'] },
      { mutate: ['src/erasure/**'], specs: ['test/erasure'] },
      { mutate: ['src/live/event-tail.ts'], specs: ['test/event-tail'] },
      { mutate: ['src/{live/stream-positions,redis/stream-ids}.ts'], specs: ['test/stream-positions'] },
      { mutate: ['src/parse-event.ts'], specs: ['test/parse-event'] },
      { mutate: ['src/jitter.ts'], specs: ['test/jitter'] },
    ],
  },
  gateway: {
    folder: 'apps/gateway',
    areas: [
      { mutate: ['src/rate-limits/address-rate-limit-key.ts'], specs: ['test/address-rate-limit-key'] },
      { mutate: ['src/rate-limits/!(address-*).ts'], specs: ['test/rate-limits'] },
      {
        mutate: ['src/auth/sign-in-limits/{failure-pauses,failure-counters}.ts'],
        specs: ['test/failure-pauses', 'test/known-devices'],
      },
      {
        mutate: ['src/auth/sign-in-limits/{attempt-limit,rate-limits}.ts'],
        specs: ['test/sign-in-limits'],
      },
      {
        mutate: ['src/auth/login-throttle.ts'],
        specs: ['test/login-throttle', 'test/known-devices', 'test/sessions'],
      },
      { mutate: ['src/proxy/upstream-url.ts'], specs: ['test/upstream-url'] },
    ],
  },
  'journal-svc': {
    folder: 'apps/journal-svc',
    areas: [
      { mutate: ['src/entries/entry.policy.ts'], specs: ['test/entry-policy', 'test/hidden-authors'] },
      { mutate: ['src/entries/entry.presenter.ts'], specs: ['test/entries'] },
      { mutate: ['src/authors/author.presenter.ts'], specs: ['test/authors'] },
      { mutate: ['src/entries/entry-counters.ts'], specs: ['test/entry-counters'] },
      {
        mutate: ['src/relations/user-relation.policy.ts'],
        specs: ['test/visibility', 'test/hidden-authors', 'test/relation-copies'],
      },
      {
        mutate: ['src/relations/{relation-rows,relation-sync,compare-relations,relations}.ts'],
        specs: ['test/relation-copies', 'test/relation-sync'],
      },
    ],
  },
  'language-svc': {
    folder: 'apps/language-svc',
    areas: [
      { mutate: ['src/readings/!(reading-*).ts'], specs: ['test/readings'] },
      { mutate: ['src/readings/reading-rule.ts'], specs: ['test/reading-rule'] },
      { mutate: ['src/readings/reading-rules.ts'], specs: ['test/readings-by-rule'] },
      { mutate: ['src/readings/reading-resolver.ts'], specs: ['test/reading-resolver'] },
      { mutate: ['src/vocabulary/vocabulary.policy.ts'], specs: ['test/vocabulary'] },
    ],
  },
  'media-svc': {
    folder: 'apps/media-svc',
    areas: [
      {
        mutate: [
          'src/uploads/receive-multipart-files.ts',
          'src/uploads/multi-file-error.ts',
          'src/uploads/upload-forms.ts',
        ],
        specs: ['src/uploads/receive-multipart-files'],
      },
      { mutate: ['src/uploads/concurrent-upload-limit.ts'], specs: ['src/uploads/concurrent-upload-limit'] },
      { mutate: ['src/uploads/upload.presenter.ts'], specs: ['src/uploads/upload.presenter'] },
      { mutate: ['src/uploads/store-uploaded-files.ts'], specs: ['test/storing-uploads'] },
      { mutate: ['src/uploads/receive-upload.ts'], specs: ['test/concurrent-upload-limit', 'test/upload-processing'] },
      {
        mutate: ['src/uploads/upload-!(forms).ts', 'src/uploads/uploads.controller.ts'],
        specs: ['test/upload-processing'],
      },
      { mutate: ['src/files/file.policy.ts'], specs: ['test/file-policy'] },
      { mutate: ['src/storage-quota/storage-quota.ts'], specs: ['test/quota-decisions'] },
    ],
  },
  'service-kit': {
    folder: 'libs/service-kit',
    areas: [
      { mutate: ['src/access/identity-token.ts'], specs: ['test/identity'] },
      { mutate: ['src/cache/expiring-cache.ts'], specs: ['test/expiring-cache'] },
      { mutate: ['src/access/signing-keys.ts'], specs: ['test/signing-keys'] },
      { mutate: ['src/access/access.guard.ts'], specs: ['test/service'] },
      { mutate: ['src/http/ambiguous-path.ts'], specs: ['test/ambiguous-path'] },
      { mutate: ['src/idempotency/**'], specs: ['test/idempotency'] },
    ],
  },
  'social-svc': {
    folder: 'apps/social-svc',
    areas: [
      { mutate: ['src/friendships/count-friend-addition.ts'], specs: ['test/friend-additions'] },
      {
        mutate: [
          'src/friendships/!(count-friend-addition|friendship-page|list-friends|list-friend-requests|*.module).ts',
        ],
        specs: ['test/friendships', 'test/friend-requests'],
      },
      {
        mutate: ['src/friendships/{friendship-page,list-friends,list-friend-requests}.ts'],
        specs: ['test/friend-list-pages', 'test/friend-requests'],
      },
      {
        mutate: ['src/blocks/{block-user,unblock-user,list-blocks,block.presenter}.ts'],
        specs: ['test/blocks'],
      },
      {
        mutate: ['src/blocks/{block.policy,list-hidden-user-ids,read-visible-account}.ts'],
        specs: ['test/hidden-users'],
      },
    ],
  },
  web: {
    folder: 'apps/web',
    areas: [
      webHook('features/entries/use-draft'),
      webHook('features/entries/use-new-entry-form'),
      webHook('features/entries/use-save-entry'),
      {
        mutate: ['src/features/entries/use-edit-draft.ts', 'src/features/entries/use-edit-entry-form.ts'],
        specs: ['src/features/entries/use-edit-entry-form'],
      },
      webHook('features/media/use-upload-queue'),
      webHook('features/media/use-media-uploads'),
      webHook('features/media/use-extracted-text'),
      webHook('features/media/use-file-drop'),
      webHook('features/photo/use-photo-upload'),
      webHook('features/recording/use-audio-recorder'),
      webHook('features/recording/use-recording-upload'),
      webHook('features/recording/use-live-transcription'),
      webHook('features/friends/use-friendship-status'),
      webHook('lib/use-navigation-guard'),
      webHook('lib/sealed-storage/storage-key'),
      {
        mutate: ['src/lib/sealed-storage/{sealed-file-store,sealed-blob,sealing,open-writes}.ts'],
        specs: ['src/lib/sealed-storage/sealed-file-store'],
      },
      {
        mutate: ['src/lib/sealed-storage/{sealed-local-storage,sealed-value-format}.ts'],
        specs: ['src/features/entries/draft'],
      },
      webHook('lib/sealed-storage/reload-after-session-end'),
    ],
  },
};

/** A hook and the spec beside it. */
function webHook(path: string): MutationArea {
  return { mutate: [`src/${path}.ts`], specs: [`src/${path}`] };
}
