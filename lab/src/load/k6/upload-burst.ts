import { createRecordingBytes, PHOTO_PATH } from '../scenarios/sample-files.ts';
import { uploadBurst } from '../scenarios/scenario.ts';
import { createOptions } from './options.ts';
import { performNextAction } from './run-virtual-user.ts';
import { assertHostConfirmed } from './settings.ts';

const files = { 'photo.jpg': open(`../../${PHOTO_PATH}`, 'b'), 'recording.wav': createRecordingBytes() };

export const options = createOptions(uploadBurst);
export const setup = assertHostConfirmed;
export default (): void => performNextAction(uploadBurst, files);
