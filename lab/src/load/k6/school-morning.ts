import { schoolMorning } from '../scenarios/scenario.ts';
import { createOptions } from './options.ts';
import { performNextAction } from './run-virtual-user.ts';
import { assertHostConfirmed } from './settings.ts';

export const options = createOptions(schoolMorning);
export const setup = assertHostConfirmed;
export default (): void => performNextAction(schoolMorning);
