import { TEST_PASSWORD } from '../../api/api-test.ts';
import { hidden, type IdRow } from '../id-row.ts';
import type { Scene } from '../scene.ts';

const confirmed = new WeakSet<Scene>();

/** Confirms the viewer's password, so that nothing but the id decides. Once, because each confirmation is in the security log. */
async function confirmPassword(scene: Scene): Promise<object> {
  if (confirmed.has(scene)) return {};
  confirmed.add(scene);
  await scene.client.post('/api/confirm-password', { currentPassword: TEST_PASSWORD });
  return {};
}

export const secondFactorRows: IdRow[] = [
  //                owner, friend, former friend, stranger, blocker, blocked, signed out
  {
    route: 'removePasskey',
    place: 'params.id',
    names: 'a passkey',
    id: (owner) => owner.passkeyId(),
    others: confirmPassword,
    missing: 'passkey_not_found',
    expected: [204, hidden, hidden, hidden, hidden, hidden, 401],
  },
];
