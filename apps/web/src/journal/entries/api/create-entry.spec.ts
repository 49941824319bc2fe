import { describe, expect, it } from 'vitest';
import { emptyDraft } from '../draft.ts';
import { changedEntryFields, createEntryBody } from './create-entry.ts';

describe('createEntryBody', () => {
  it('sends the typed text', () => {
    expect(
      createEntryBody({ ...emptyDraft, title: ' 今天 ', content: '我很高兴。', extractedText: '我很' }),
    ).toMatchObject({
      title: '今天',
      content: '我很高兴。',
      extractedText: '我很',
    });
  });

  it('uses the extracted text when no content was typed', () => {
    expect(createEntryBody({ ...emptyDraft, title: 'x', content: '  ', extractedText: '我很高兴' }).content).toBe(
      '我很高兴',
    );
  });

  it('reports a cleared extracted text, unless there is a new one', () => {
    expect(createEntryBody({ ...emptyDraft, extractedTextCleared: true })).toMatchObject({
      extractedText: '',
      textRemoved: true,
    });
    expect(createEntryBody({ ...emptyDraft, extractedTextCleared: true, extractedText: '我' })).toMatchObject({
      extractedText: '我',
      textRemoved: false,
    });
  });

  it.each([
    ['friends', false],
    ['public', true],
  ] as const)('sends the privacy level %s, as isPublic %s too', (privacyLevel, isPublic) => {
    expect(createEntryBody({ ...emptyDraft, title: 'x', privacyLevel })).toMatchObject({ privacyLevel, isPublic });
  });

  it('is private and in English by default', () => {
    expect(createEntryBody({ ...emptyDraft, title: 'x' })).toMatchObject({
      privacyLevel: 'private',
      isPublic: false,
      language: 'en',
      weather: null,
    });
  });

  it('sends the URLs of images, and no location for a blank one', () => {
    const mediaFiles = [{ url: '/media/1', type: 'image/jpeg', name: 'a.jpg' }];
    expect(
      createEntryBody({ ...emptyDraft, mediaFiles, location: ' ', latitude: '31.2', longitude: '121.5' }),
    ).toMatchObject({
      mediaFiles: ['/media/1'],
      location: null,
      latitude: '31.2',
      longitude: '121.5',
    });
  });
});

describe('changedEntryFields', () => {
  const body = createEntryBody({
    ...emptyDraft,
    title: 'x',
    mediaFiles: [{ url: '/media/1', type: 'image/png', name: 'a' }],
  });

  it('is null when nothing changed', () => {
    expect(changedEntryFields(body, structuredClone(body))).toBeNull();
  });

  it('holds the changed fields', () => {
    expect(changedEntryFields(body, { ...body, title: 'y', mediaFiles: [] })).toEqual({ title: 'y', mediaFiles: [] });
  });
});
