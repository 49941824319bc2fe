import type { RouteContract } from '@memory/contracts';
import { z } from 'zod';

/** Where a request contains a value: `params.id`, `query.cursor`, `body.mediaFiles[].url`, `headers.idempotency-key`. */
export type ValuePlace = `${'params' | 'query' | 'body' | 'headers'}.${string}`;

/**
 * Text values, by the last part of their place, that name nothing that another user has: words of the user, and filters. A new field of
 * the contracts that is in none of these lists must have a row in the table of ids.
 */
const plainValues = new Set([
  'again',
  'archived',
  'bio',
  'birthDate',
  'character',
  'characters',
  'chineseName',
  'content',
  'day',
  'dismissedOn',
  'email',
  'englishTranslation',
  'extractedText',
  'familyEmails[]',
  'familyName',
  'error',
  'firstName',
  'givenName',
  'hidden',
  'iss',
  'lastName',
  'latitude',
  'location',
  'longitude',
  'media',
  'month',
  'name',
  'notes',
  'parts[]',
  'pinyin',
  'q',
  'reviewedAt',
  'schoolYear',
  'sentAt',
  'spokenLanguage',
  'studentNumber',
  'text',
  'texts[]',
  'textRemoved',
  'theme',
  'timeZone',
  'title',
  'transports[]',
  'username',
  'weather',
  'word',
  'words',
  'writtenAt',
]);

/** Text values that only their holder knows. Guesses of them are limited, and tested with the limits. */
const secretValues = new Set([
  'code',
  'currentPassword',
  'invitationCode',
  'newPassword',
  'password',
  'secret',
  'state',
]);

/**
 * Names and addresses that anyone may type, so that a mail is sent to their owner. The response is the same for all; the tests of the password
 * resets show that.
 */
const typedByAnyone = new Set(['usernameOrEmail']);

/** What an authenticator sends with a passkey: it counts only with the signature of the one key, over a challenge that was given once. */
const signedValues = new Set([
  'attestationObject',
  'authenticatorData',
  'clientDataJSON',
  'passkey.id',
  'rawId',
  'response.id',
  'signature',
]);

/** Ids that clients choose for what is new. Those of other users mean nothing; the tests of language-svc show that. */
const chosenIds = new Set(['reviews[].id']);

/** The places in the requests of a route that can contain an id: every text that is not known to be something else. */
export function idPlaces(route: RouteContract): ValuePlace[] {
  const { params, query, body, idempotent, versioned, method } = route;
  const fields = Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? textPlaces(part, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) : [],
  );
  const headers = [
    ...(idempotent ? ['headers.idempotency-key'] : []),
    ...(versioned && method === 'patch' ? ['headers.if-match'] : []),
    ...(route.response.type === 'text/event-stream' ? ['headers.last-event-id'] : []),
  ];
  return [...new Set([...fields.filter(mayBeId), ...headers])] as ValuePlace[];
}

function mayBeId(place: string): boolean {
  const [parent, name] = place.split('.').slice(-2) as [string, string];
  const isSigned = signedValues.has(name) || signedValues.has(`${parent}.${name}`);
  if (chosenIds.has(`${parent}.${name}`)) return false;
  return !isSigned && !plainValues.has(name) && !secretValues.has(name) && !typedByAnyone.has(name);
}

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The places of all values whose type is text or unknown. Numbers, booleans and closed lists of words cannot contain an id. */
function textPlaces(place: string, schema: JsonSchema): string[] {
  const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])] as JsonSchema[];
  if (alternatives.length > 0) return alternatives.flatMap((alternative) => textPlaces(place, alternative));
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([name, value]) =>
      textPlaces(`${place}.${name}`, value as JsonSchema),
    );
  }
  if (schema.items) return textPlaces(`${place}[]`, schema.items as JsonSchema);
  const isClosed = schema.enum !== undefined || schema.const !== undefined;
  return isClosed || ['number', 'integer', 'boolean', 'null'].includes(String(schema.type)) ? [] : [place];
}
