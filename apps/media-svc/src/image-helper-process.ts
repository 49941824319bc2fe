import { serveHelperRequests } from './helper-processes/serve-helper-requests.ts';
import { ImageRejected } from './images/image-rejected.ts';
import type { ImageTaskResponse, ImageTask } from './images/image-tasks.ts';
import { sanitizeImage } from './images/sanitize-image.ts';
import { findExhaustedResource } from './process-limits/limit-exceeded.ts';
import { renderThumbnails } from './thumbnails/render-thumbnails.ts';

/**
 * The helper process that decodes uploaded images: a photo of 50 megapixels takes hundreds of megabytes, and an image
 * that crashes its decoder ends only this process. Started by images/image-worker-pool.ts.
 */
serveHelperRequests(runTask);

async function runTask(task: ImageTask): Promise<ImageTaskResponse> {
  try {
    return {
      result:
        task.task === 'sanitize'
          ? await sanitizeImage(task.path, task.contentType, task.target)
          : await renderThumbnails(task.path, task.folder),
    };
  } catch (error) {
    // Any other failure, such as a full disk, is not caused by the image: it ends this process, and the pending
    // request is rejected.
    if (!(error instanceof ImageRejected)) throw error;
    const message = String(error.cause ?? error.code);
    // Decoders report a failed allocation as a damaged image. Throwing ends this process, and HelperProcess reports
    // the limit.
    if (findExhaustedResource(message)) throw error;
    return { rejected: error.code, message };
  }
}
