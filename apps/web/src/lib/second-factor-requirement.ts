import { createExternalStore } from './external-store.ts';

const isSetupRequired = createExternalStore(false);

/** Whether the server has rejected a request of this page, because the account must set up a second factor before anything else. */
export const useSecondFactorSetupRequired = (): boolean => isSetupRequired.use();

/** Called with each 403 response. Reads a copy of it, so that the caller can still read the response itself. */
export async function noteSecondFactorRequiredError(response: Response): Promise<void> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null;
  if (code === 'second_factor_setup_required') isSetupRequired.set(true);
}
