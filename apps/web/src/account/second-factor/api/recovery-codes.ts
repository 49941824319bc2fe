import { api, unwrapResponse } from '../../../lib/api.ts';
import { useSecondFactorMutation } from './use-second-factor-mutation.ts';

/** Mutation: makes new recovery codes. The earlier codes are no longer valid. */
export const useMakeRecoveryCodes = () =>
  useSecondFactorMutation(() => unwrapResponse(api.POST('/api/second-factor/recovery-codes')));
