import { findFullDisk } from './file-system/disk-full.ts';
import { serveHelperRequests } from './helper-processes/serve-helper-requests.ts';
import { ImageRejected } from './images/image-rejected.ts';
import type { ImageTaskResponse, ImageTask } from './images/image-tasks.ts';
import { sanitizeImage } from './images/sanitize-image.ts';
import { findExhaustedResource } from './process-limits/limit-exceeded.ts';
import { renderThumbnails } from './thumbnails/render-thumbnails.ts';

/**
 * The program of the image helper process, which decodes uploaded images. It is a separate process, because a photo of 50 megapixels takes hundreds
 * of megabytes of memory, and an image that crashes its decoder then ends only this process. images/image-worker-pool.ts starts it.
 */
serveHelperRequests(runTask);

async function runTask(task: ImageTask): Promise<ImageTaskResponse> {
  try {
    return {
      result: task.task === 'sanitize' ? await sanitizeImage(task) : await renderThumbnails(task),
    };
  } catch (error) {
    // The image is not the cause of any other failure, such as a full disk. Throwing the error ends this process, and the pending request
    // is rejected.
    if (!(error instanceof ImageRejected)) throw error;
    const message = String(error.cause ?? error.code);
    // libvips reports a failed allocation and a full disk like a damaged image. Throwing the error ends this process, and HelperProcess then
    // reports the exceeded memory limit or the full disk.
    if (findExhaustedResource(message) || findFullDisk(message)) throw error;
    return { rejected: error.code, message };
  }
}
