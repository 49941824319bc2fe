/**
 * Maximum length of the content and of the extracted text of an entry, in characters as people see them. It is that of the contracts, from which a value would
 * bring the schemas and zod into the scripts of the first screen.
 */
export const ENTRY_TEXT_MAX_LENGTH = 20_000;
