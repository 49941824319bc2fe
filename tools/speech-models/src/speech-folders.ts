import { join } from 'node:path';
import { SPEECH_MODEL_FOLDER } from '@memory/launcher/topology';

/** The subfolder of the data folder for everything about models. In containers it is a volume. */
const MODELS_FOLDER = 'models';

/** Where a data folder has its speech model, and what belongs to its installation. All of it is in one folder, and so on one disk. */
export interface SpeechFolders {
  /** The installed model, which the worker reads. */
  model: string;
  /** The files of a model that is being installed. */
  staging: string;
  /** Downloads that are not complete. */
  downloads: string;
  lock: string;
}

export function speechFolders(dataDir: string): SpeechFolders {
  const models = join(dataDir, MODELS_FOLDER);
  return {
    model: join(dataDir, SPEECH_MODEL_FOLDER),
    staging: join(models, 'speech.staging'),
    downloads: join(models, 'speech.downloads'),
    lock: join(models, 'speech.lock'),
  };
}
