import type { EntryRow } from './reference-statements.ts';

const text = { type: 'string' } as const;
const nullableText = { type: 'string', nullable: true } as const;

/** The JSON schema of a list of entries, from which Fastify compiles the serializer of the reference server. */
export const entryListJsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      id: text,
      userId: text,
      title: text,
      content: text,
      originalAudioUrl: nullableText,
      originalImageUrl: nullableText,
      extractedText: text,
      transcriptState: text,
      isPublic: { type: 'boolean' },
      privacyLevel: text,
      shareId: nullableText,
      language: text,
      mediaFiles: { type: 'array', items: { type: 'object', properties: { url: text, type: text } } },
      location: nullableText,
      latitude: nullableText,
      longitude: nullableText,
      weather: nullableText,
      createdAt: text,
      updatedAt: text,
      version: { type: 'integer' },
      user: {
        type: 'object',
        properties: {
          username: text,
          firstName: nullableText,
          lastName: nullableText,
          profileImageUrl: nullableText,
        },
      },
    },
  },
} as const;

/** Presents a row as the product does for this viewer. */
export function presentEntryRow(row: EntryRow, viewerId: string): object {
  const files = (row.files?.split(',') ?? []).map((file) => file.split(' '));
  const fileUrl = (wanted: string): string | null => {
    const file = files.find(([role]) => role === wanted);
    return file ? `/media/${file[1]}` : null;
  };
  const isAuthor = row.author_id === viewerId;
  const coordinate = (degrees: string | null): string | null =>
    isAuthor || degrees === null ? degrees : Number(degrees).toFixed(2);
  return {
    id: row.id,
    userId: row.author_id,
    title: row.title,
    content: row.content,
    originalAudioUrl: fileUrl('audio'),
    originalImageUrl: fileUrl('image'),
    extractedText: row.extracted_text,
    ...(isAuthor && row.extracted_text !== '' && fileUrl('audio') !== null && transcriptState(row)),
    isPublic: row.privacy_level === 'public',
    privacyLevel: row.privacy_level,
    shareId: isAuthor || row.privacy_level === 'public' ? row.share_id : null,
    language: row.language,
    mediaFiles: files.filter(([role]) => role === 'media').map(([, id, type]) => ({ url: `/media/${id}`, type })),
    location: row.location,
    latitude: coordinate(row.latitude),
    longitude: coordinate(row.longitude),
    weather: row.weather,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
    user: {
      username: row.username,
      firstName: row.first_name,
      lastName: row.last_name,
      profileImageUrl: row.profile_image_url,
    },
  };
}

const transcriptState = ({ is_transcript_draft: isDraft }: EntryRow): object => ({
  transcriptState: isDraft ? 'draft' : 'confirmed',
});
