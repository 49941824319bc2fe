/** @vitest-environment dom */
import type { ClassDetails, ClassDevice, StudentSignIn } from '@memory/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../../test/render.tsx';
import { schoolClass, signInAs, student } from '../../../test/school.ts';
import { server } from '../../../test/server.ts';
import ClassPage from '../classes/class-page.tsx';
import { badgeNames } from './badge-names.ts';

const TIME = '2026-09-01T08:00:00.000Z';
const SECRET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
let shown: ClassDetails;
let devices: ClassDevice[];
let signIns: StudentSignIn[];
let sent: [path: string, body: unknown][];

beforeEach(() => {
  shown = schoolClass({
    students: [student('mei', { givenName: 'Mei', familyName: 'Lin' }), student('bo', { givenName: 'Bo' })],
  });
  devices = [{ id: 'd1', browser: 'Chrome', operatingSystem: 'Android', enrolledAt: TIME, lastUsedAt: null }];
  signIns = [
    { studentId: 'mei', pictures: ['panda', 'sun', 'boat'], badgeExpiresAt: null },
    { studentId: 'bo', pictures: ['tree', 'fish', 'moon'], badgeExpiresAt: TIME },
  ];
  sent = [];
  signInAs('teacher');
  server.use(
    http.get('/api/classes/c1', () => HttpResponse.json(shown)),
    http.get('/api/classes/c1/devices', () => HttpResponse.json(devices)),
    http.get('/api/classes/c1/sign-ins', () => HttpResponse.json(signIns)),
  );
});

const record = (method: 'post' | 'delete', path: string, respond: () => Response) =>
  server.use(
    http[method](path, async ({ request }) => {
      const text = await request.text();
      sent.push([new URL(request.url).pathname, text === '' ? null : JSON.parse(text)]);
      return respond();
    }),
  );
const show = () =>
  renderAt(
    '/classes/c1?tab=sign-in',
    <Routes>
      <Route path="/classes/:classId" element={<ClassPage />} />
    </Routes>,
  );
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const confirm = (name: string) =>
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));

describe('the tab of signing in', () => {
  it('is for the teachers of the class, not for an admin who does not teach it', async () => {
    signInAs('admin', 'martin');
    shown = { ...shown, viewer: 'admin' };
    show();
    await screen.findByText('@mei12');
    expect(screen.queryByRole('tab', { name: 'Sign-in' })).toBeNull();
  });

  it('of an archived class can only be read', async () => {
    shown = { ...shown, isArchived: true };
    show();
    await screen.findByText('No badge');
    expect(screen.queryByRole('button', { name: /Add a Device|New pictures|Print/ })).toBeNull();
  });
});

describe('the devices', () => {
  it('are added with a code that says where and until when', async () => {
    record('post', '/api/classes/c1/device-codes', () => HttpResponse.json({ code: 'K7QD-3XVM', expiresAt: TIME }));
    show();
    await press('Add a Device');
    await screen.findByText('K7QD-3XVM');
    expect(screen.getByText(/localhost.*\/class-sign-in/)).toBeDefined();
    expect(screen.getByText(/^For one device, within 20 minutes: until /)).toBeDefined();
    await press('Code for the Next Device');
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('are removed after a question', async () => {
    record('delete', '/api/classes/c1/devices/d1', () => new HttpResponse(null, { status: 204 }));
    show();
    await press('Remove Chrome on Android');
    expect(sent).toEqual([]);
    devices = [];
    confirm('Remove');
    await screen.findByText(/^No device yet\./);
  });
});

describe('the pictures', () => {
  it('are hidden until the teacher shows them', async () => {
    show();
    await screen.findByText('No badge');
    expect(screen.queryByText('panda')).toBeNull();
    await press('Show Pictures');
    expect(screen.getAllByRole('list').map(({ textContent }) => textContent)).toContain('pandasunboat');
  });

  it('are renewed for one student after a question', async () => {
    record('post', '/api/classes/c1/students/mei/pictures', () => HttpResponse.json(signIns[0]));
    show();
    await press('New pictures for Mei Lin');
    expect(sent).toEqual([]);
    confirm('New Pictures');
    await waitFor(() => expect(sent).toEqual([['/api/classes/c1/students/mei/pictures', null]]));
  });
});

describe('the badges', () => {
  const badges = () => HttpResponse.json(signIns.map((one) => ({ ...one, badgeExpiresAt: TIME, secret: SECRET })));
  const paper = () => document.querySelector('body > [data-print-only]');

  it('are made after a question that says what stops, and have no family names and no pictures', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    record('post', '/api/classes/c1/badges', badges);
    show();
    await press('Print Badges');
    expect(screen.getByText(/All earlier badges stop working at once/)).toBeDefined();
    expect([sent, paper()]).toEqual([[], null]);
    await press('Make New Badges');
    await press('Print');
    expect(sent).toEqual([['/api/classes/c1/badges', {}]]);
    expect(print).toHaveBeenCalledTimes(1);
    expect(paper()?.textContent).toBe('Mei三年级二班忆MemoryBo三年级二班忆Memory');
    expect(paper()?.querySelectorAll('img')).toHaveLength(0);
    fireEvent.click(screen.getByRole('switch', { name: 'Print the three pictures too' }));
    expect(paper()?.querySelectorAll('img')).toHaveLength(6);
    await press('I Have Printed Them');
    expect(paper()).toBeNull();
  });

  it('of one student leave the others', async () => {
    record('post', '/api/classes/c1/badges', badges);
    show();
    await press('Print the badge of Bo');
    await press('Make New Badges');
    await screen.findByRole('button', { name: 'Print' });
    expect(sent).toEqual([['/api/classes/c1/badges', { studentIds: ['bo'] }]]);
  });

  it('tell students of the same name apart by an initial', () => {
    const names = badgeNames([
      student('1', { givenName: 'Bo', familyName: 'Chen' }),
      student('2', { givenName: 'Bo', familyName: 'Lin' }),
      student('3', { givenName: 'Mei', familyName: 'Lin' }),
      student('4', { givenName: '', chineseName: '陈博' }),
    ]);
    expect([...names.values()]).toEqual(['Bo C.', 'Bo L.', 'Mei', '陈博']);
  });
});
