// This file has no schemas, so that the page with the choice of reasons does not load the validation library.

export const reportReasons = ['bullying', 'personal_information', 'inappropriate', 'spam', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
