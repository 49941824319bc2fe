import { audioConversionRoutes } from './audio-conversion.ts';
import { fileRoutes } from './file.ts';
import { spokenLanguageRoutes } from './spoken-language.ts';
import { storageUsageRoutes } from './storage-usage.ts';
import { textExtractionRoutes } from './text-extraction.routes.ts';
import { silenceTrimmingRoutes, uploadRoutes } from './upload.ts';

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
