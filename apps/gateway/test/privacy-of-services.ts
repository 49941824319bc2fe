import type { GatewayApp } from './gateway-app.ts';

export const media = {
  transcription: { where: 'elsewhere', host: 'api.openai.com' },
  handwriting: { where: 'here' },
  files: { where: 'elsewhere', host: 'files.memory.example' },
  unusedFilesKeptDays: 30,
};
export const language = { translation: { where: 'here' } };
export const social = {
  database: { where: 'elsewhere', host: 'database.memory.example' },
  mail: { where: 'none' },
  securityLogDays: 180,
  closedReportDays: 365,
  accountDeletion: true,
  friendshipApproval: false,
  friendsSeeEmail: true,
  fellowLearners: true,
};

/** Lets the services say what they do with data, which the gateway reads for `/api/privacy`. */
export function setPrivacyOfServices({ services }: GatewayApp): void {
  services.media.setBody('/internal/privacy/media', media);
  services.language.setBody('/internal/privacy/language', language);
  services.social.setBody('/internal/privacy/social', social);
}
