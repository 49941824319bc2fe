import { audioConversionRoutes } from './audio-conversion.routes.ts';
import { fileRoutes } from './file.routes.ts';
import { silenceTrimmingRoutes } from './silence-trimming.routes.ts';
import { spokenLanguageRoutes } from './spoken-language.routes.ts';
import { storageUsageRoutes } from './storage-usage.routes.ts';
import { textExtractionRoutes } from './text-extraction.routes.ts';
import { uploadRoutes } from './upload.routes.ts';

/** The public routes of media-svc except the data export. */
export const mediaRoutes = {
  ...uploadRoutes,
  ...fileRoutes,
  ...audioConversionRoutes,
  ...spokenLanguageRoutes,
  ...silenceTrimmingRoutes,
  ...storageUsageRoutes,
  ...textExtractionRoutes,
};
