// A file of its own, without schemas, so that the page that offers the reasons loads no validation library.

export const reportReasons = ['bullying', 'personal_information', 'inappropriate', 'spam', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
