/** What an uploaded file is: a recording, a photo of handwriting, or an image or video attached to the entry. */
export type UploadKind = 'audio' | 'image' | 'media';
