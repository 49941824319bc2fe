import { answerQuestions } from './helpers/answer-questions.ts';
import { cleanPicture } from './pictures/clean-picture.ts';
import { PictureRefused } from './pictures/picture-refused.ts';
import type { PictureAnswer, PictureTask } from './pictures/picture-tasks.ts';
import { exhaustedResourceIn } from './process-limits/limit-exceeded.ts';
import { drawThumbnails } from './thumbnails/draw-thumbnails.ts';

/**
 * Opens strangers' pictures in a process of its own: a photo of 50 megapixels takes hundreds of megabytes while it is
 * turned, and whatever a picture does to its decoder ends with it. Started by pictures/picture-workshop.ts, which sends it
 * one picture at a time.
 */
answerQuestions(answer);

async function answer(task: PictureTask): Promise<PictureAnswer> {
  try {
    return {
      done:
        task.task === 'clean'
          ? await cleanPicture(task.path, task.contentType, task.target)
          : await drawThumbnails(task.path, task.folder),
    };
  } catch (error) {
    // Any other failure, a full disk say, is not the picture's: it ends this process, and whoever waits is told.
    if (!(error instanceof PictureRefused)) throw error;
    const why = String(error.cause ?? error.code);
    // A decoder reports a failed allocation as a damaged picture. Throwing ends this process, and HelperProcess reports the limit.
    if (exhaustedResourceIn(why)) throw error;
    return { refused: error.code, why };
  }
}
