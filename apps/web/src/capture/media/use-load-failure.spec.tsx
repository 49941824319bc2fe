/** @vitest-environment dom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderWithProviders } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { LargeMediaFile } from '../../journal/timeline/components/large-media-file.tsx';

const UNPLAYABLE = /This browser cannot play this video/;

function showVideo(status: 200 | 404): HTMLVideoElement {
  const url = `/media/video-${status}`;
  server.use(http.head(url, () => new HttpResponse(null, { status, headers: { 'Content-Type': 'video/mp4' } })));
  const visual = { url, kind: 'video' } as const;
  const { container } = renderWithProviders(
    <LargeMediaFile visual={visual} title="A walk" isUncropped={false} onOpen={() => undefined} />,
  );
  return container.querySelector('video') as HTMLVideoElement;
}

it('says that a video is there, but cannot be played', async () => {
  fireEvent.error(showVideo(200));
  expect(await screen.findByText(UNPLAYABLE)).toBeTruthy();
});

it('says that a video is missing when the server has none', async () => {
  fireEvent.error(showVideo(404));
  expect(await screen.findByText('Video file missing')).toBeTruthy();
});

it('says so of a video whose sound alone can be played', async () => {
  // jsdom decodes nothing, so that the video has no width.
  fireEvent.loadedMetadata(showVideo(200));
  await waitFor(() => expect(screen.getByText(UNPLAYABLE)).toBeTruthy());
});
