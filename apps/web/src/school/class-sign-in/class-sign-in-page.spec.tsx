/** @vitest-environment dom */
import type { EnrolledClass } from '@memory/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../../test/render.tsx';
import { signInAs, teacher } from '../../../test/school.ts';
import { server } from '../../../test/server.ts';
import { queryClient } from '../../lib/query-client.ts';
import { currentUserQuery } from '../../session/api/current-user.ts';
import { isClassSessionOf, isEnrolledDevice, setEnrolledDevice } from '../../session/class-session.ts';
import { documentLoader } from '../class-session/end-class-session.ts';
import ClassSignInPage from './class-sign-in-page.tsx';

const enrolled: EnrolledClass = {
  className: '三年级二班',
  students: [
    { id: 'mei', name: 'Mei', profileImageUrl: null },
    { id: 'bo', name: '陈博', profileImageUrl: null },
  ],
};
const SECRET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const open = vi.spyOn(documentLoader, 'open').mockImplementation(() => undefined);
let sent: unknown[];

const problem = (status: number, code: string, message: string, headers: Record<string, string> = {}) =>
  HttpResponse.json({ statusCode: status, code, message }, { status, headers });
const notEnrolled = () => problem(404, 'device_not_enrolled', 'x');
const device = (respond: () => Response) => server.use(http.get('/api/class-device', respond));
const post = (path: string, respond: () => Response) =>
  server.use(
    http.post(path, async ({ request }) => {
      sent.push(await request.json());
      return respond();
    }),
  );
const show = () => renderAt('/class-sign-in', <ClassSignInPage />);
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  sent = [];
  open.mockClear();
  window.history.replaceState(null, '', '/class-sign-in');
  queryClient.setQueryData(currentUserQuery.queryKey, null);
});

describe('on a device of the class', () => {
  beforeEach(() => device(() => HttpResponse.json(enrolled)));

  it('a student taps itself, then three pictures, of which the third one sends them', async () => {
    post('/api/class-device/pictures-sign-in', () => HttpResponse.json({ ...teacher('mei'), role: 'student' }));
    show();
    await press('Mei');
    expect(document.activeElement?.textContent).toBe('Hello, Mei!');
    await press('panda');
    await press('sun');
    await press('One Back');
    await press('boat');
    expect(sent).toEqual([]);
    await press('apple');
    await waitFor(() => expect(open).toHaveBeenCalledWith('/'));
    expect(sent).toEqual([{ studentId: 'mei', pictures: ['panda', 'boat', 'apple'] }]);
    expect([isClassSessionOf('mei'), isEnrolledDevice()]).toEqual([true, true]);
  });

  it('a picture counts once', async () => {
    show();
    await press('Mei');
    await press('panda');
    await press('panda, your picture number 1');
    expect(screen.getByText('1 of 3 pictures')).toBeDefined();
  });

  it('wrong pictures are said kindly, and the student begins again', async () => {
    post('/api/class-device/pictures-sign-in', () => problem(401, 'wrong_pictures', 'Those are not your pictures.'));
    show();
    await press('陈博');
    for (const picture of ['tree', 'fish', 'moon']) fireEvent.click(screen.getByRole('button', { name: picture }));
    await screen.findByText('Those are not your pictures.');
    expect(screen.getByText('0 of 3 pictures')).toBeDefined();
    expect(open).not.toHaveBeenCalled();
  });

  it('a locked student reads for how long', async () => {
    post('/api/class-device/pictures-sign-in', () =>
      problem(429, 'too_many_requests', 'Too fast.', { 'Retry-After': '610' }),
    );
    show();
    await press('Mei');
    for (const picture of ['tree', 'fish', 'moon']) fireEvent.click(screen.getByRole('button', { name: picture }));
    expect(
      await screen.findByText('Too many tries. Ask your teacher for new pictures, or try again in 11 minutes.'),
    ).toBeDefined();
  });

  it('goes back to the field for a code when the device was removed meanwhile', async () => {
    post('/api/class-device/pictures-sign-in', notEnrolled);
    show();
    await press('Mei');
    device(notEnrolled);
    for (const picture of ['tree', 'fish', 'moon']) fireEvent.click(screen.getByRole('button', { name: picture }));
    await screen.findByLabelText('Code from the teacher');
    expect(isEnrolledDevice()).toBe(false);
  });
});

describe('on another device', () => {
  beforeEach(() => device(notEnrolled));

  it('the code of a teacher enrolls it', async () => {
    setEnrolledDevice(true);
    post('/api/class-device', () => HttpResponse.json(enrolled));
    show();
    const field = await screen.findByLabelText('Code from the teacher');
    expect(isEnrolledDevice()).toBe(false);
    fireEvent.change(field, { target: { value: 'k7qd-3xvm' } });
    await press('Use This Device for the Class');
    await screen.findByRole('button', { name: 'Mei' });
    expect(sent).toEqual([{ code: 'k7qd-3xvm' }]);
    expect(isEnrolledDevice()).toBe(true);
  });

  it('the link of a badge signs in, and its secret leaves the address at once', async () => {
    post('/api/badge-sign-in', () => HttpResponse.json({ ...teacher('bo'), role: 'student' }));
    window.history.replaceState(null, '', `/class-sign-in#badge=${SECRET}`);
    show();
    await waitFor(() => expect(open).toHaveBeenCalledWith('/'));
    expect(window.location.href).not.toContain(SECRET);
    expect(sent).toEqual([{ secret: SECRET }]);
    expect(isClassSessionOf('bo')).toBe(true);
  });

  it('a badge that does not work says what to do', async () => {
    post('/api/badge-sign-in', () => problem(401, 'badge_unknown', 'This badge does not work any more.'));
    window.history.replaceState(null, '', `/class-sign-in#badge=${SECRET}`);
    show();
    await screen.findByText('This badge does not work any more.');
    await press('Back');
    expect(await screen.findByLabelText('Code from the teacher')).toBeDefined();
  });

  it.each([
    ['NotAllowedError', 'The camera may not be used'],
    ['NotFoundError', 'There is no camera here'],
    ['NotReadableError', 'The camera does not start'],
  ])('the camera is asked for only when a child scans, and %s is explained', async (name, title) => {
    const getUserMedia = vi.fn(() => Promise.reject(new DOMException('x', name)));
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
    show();
    await screen.findByLabelText('Code from the teacher');
    expect(getUserMedia).not.toHaveBeenCalled();
    await press('Scan My Badge');
    await screen.findByText(title);
    Reflect.deleteProperty(navigator, 'mediaDevices');
  });
});

it('asks before it replaces the session of somebody else, with a badge too', async () => {
  signInAs('student', 'mei');
  post('/api/badge-sign-in', () => HttpResponse.json({ ...teacher('bo'), role: 'student' }));
  window.history.replaceState(null, '', `/class-sign-in#badge=${SECRET}`);
  show();
  await screen.findByText('MEI is signed in here');
  expect(window.location.hash).toBe('');
  expect(screen.queryByText('One moment, your badge is being checked')).toBeNull();
  expect([sent, open.mock.calls]).toEqual([[], []]);
});
