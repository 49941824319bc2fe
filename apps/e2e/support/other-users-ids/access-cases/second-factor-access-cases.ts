import { TEST_PASSWORD } from '../../api/api-test.ts';
import { HIDDEN_RESPONSE, type IdAccessCase } from '../id-access-case.ts';
import type { ViewerAndOwner } from '../viewer-and-owner.ts';

const confirmed = new WeakSet<ViewerAndOwner>();

/** Confirms the viewer's password, so that nothing but the id decides. Once, because each confirmation is in the security log. */
async function confirmPassword(scene: ViewerAndOwner): Promise<object> {
  if (confirmed.has(scene)) return {};
  confirmed.add(scene);
  await scene.client.post('/api/confirm-password', { currentPassword: TEST_PASSWORD });
  return {};
}

export const secondFactorAccessCases: IdAccessCase[] = [
  //                owner, friend, former friend, stranger, blocker, blocked, signed out
  {
    route: 'removePasskey',
    place: 'params.id',
    names: 'a passkey',
    id: (owner) => owner.passkeyId(),
    others: confirmPassword,
    missing: 'passkey_not_found',
    expected: [204, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, 401],
  },
];
