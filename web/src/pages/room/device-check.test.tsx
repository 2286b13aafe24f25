import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { silence } from '../../../test/api-server.ts';
import type { Asked } from '../../../test/media.ts';
import { atMoment, uuid } from '../../../test/replies.ts';
import { openRoom } from '../../../test/room.tsx';
import { tab } from '../../lib/storage.ts';

atMoment('2026-12-10T12:55Z');

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const findButton = (name: string | RegExp) => screen.findByRole('button', { name });
const isPressed = (name: string) => button(name).getAttribute('aria-pressed') === 'true';

/** The system gives only this one. */
const only = (kind: 'audio' | 'video', name: string) => (asked: Asked) =>
  Object.keys(asked).some((one) => one !== kind) ? name : null;

describe('before the door', () => {
  it('the own picture is shown, and the microphone is tested by its sound', async () => {
    const { devices } = await openRoom();
    const picture = await screen.findByLabelText<HTMLVideoElement>('Your video');
    expect(picture.muted).toBe(true);
    expect(picture.srcObject).toBeInstanceOf(MediaStream);
    expect(devices.asked).toHaveLength(1);
    expect(screen.getByText('Say something: the bars should move.')).toBeTruthy();
    devices.hears(0.2);
    expect(await screen.findByText('Your microphone works.')).toBeTruthy();
    devices.hears(0);
    expect(isPressed('Microphone')).toBe(true);
    expect(isPressed('Camera')).toBe(true);
    expect(button('Join the meeting')).toBeTruthy();
  });

  it.each([
    ['en', /^Your browser asks to use your camera/, 'Join and listen'],
    ['es', /^Tu navegador pide usar la cámara/, 'Entrar a escuchar'],
  ] as const)(
    'it says what the browser is asking for, and lets in who does not answer (%s)',
    async (language, asking, join) => {
      const { devices, person, sockets } = await openRoom({
        language,
        media: { refuses: silence },
      });
      expect((await screen.findByText(asking)).getAttribute('role')).toBe('status');
      expect(screen.queryByText(/^You can join and listen|^Puedes entrar/)).toBeNull();
      await person.click(button(join));
      await waitFor(() => expect(sockets.heard).toHaveLength(1));
      expect(sockets.heard[0]).toMatchObject({ type: 'enter', audio: false, video: false });
      expect(screen.queryByText(asking)).toBeNull();
      expect(devices.tracks).toEqual([]);
    },
  );

  it('the camera goes off with its light, and the button says how one joins then', async () => {
    const { devices, person } = await openRoom();
    await screen.findByLabelText('Your video');
    await person.click(button('Camera'));
    expect(isPressed('Camera')).toBe(false);
    expect(devices.tracks.find(({ kind }) => kind === 'video')?.isStopped).toBe(true);
    expect(screen.getByText('Your camera is off. Others see your name.')).toBeTruthy();
    expect(button('Join with audio only')).toBeTruthy();
    await person.click(button('Microphone'));
    expect(devices.tracks.find(({ kind }) => kind === 'audio')?.enabled).toBe(false);
    expect(screen.queryByText(/^Say something|^Your microphone works/)).toBeNull();
    expect(button('Join and listen')).toBeTruthy();
    await person.click(button('Microphone'));
    expect(devices.tracks.find(({ kind }) => kind === 'audio')?.enabled).toBe(true);
    await person.click(button('Camera'));
    expect(await findButton('Join the meeting')).toBeTruthy();
    expect(screen.getByLabelText('Your video')).toBeTruthy();
  });
});

describe('a device that is missing', () => {
  it.each([
    ['en', 'audio', /Others can hear you, but not see you\./, 'Join with audio only'],
    ['en', 'video', /Others can see you, but not hear you\./, 'Join the meeting'],
    ['es', 'audio', /Los demás pueden oírte, pero no verte\./, 'Entrar solo con audio'],
    ['es', 'video', /Los demás pueden verte, pero no oírte\./, 'Entrar a la sala'],
  ] as const)(
    'is told by what the others then lack (%s, %s)',
    async (language, kind, lacking, join) => {
      await openRoom({ language, media: { refuses: only(kind, 'NotFoundError') } });
      expect((await screen.findByText(lacking)).closest('[role=status]')).toBeTruthy();
      expect(button(join)).toBeTruthy();
    },
  );

  it.each([
    ['en', 'NotAllowedError', /Click the icon to the left of the address/],
    ['en', 'NotFoundError', /We didn't find a device/],
    ['en', 'NotReadableError', /Another app is using it/],
    ['es', 'NotAllowedError', /Haz clic en el ícono a la izquierda/],
    ['es', 'NotReadableError', /Otra aplicación lo está usando/],
  ] as const)('comes with how to help oneself (%s, %s)', async (language, name, help) => {
    const { devices, person } = await openRoom({ language, media: { refuses: () => name } });
    expect(await screen.findByText(help)).toBeTruthy();
    expect(
      screen.getByText(/^You can join and listen, but|^Puedes entrar a escuchar/),
    ).toBeTruthy();
    devices.refuses(() => null);
    await person.click(button(/^Try again$|^Reintentar$/));
    await waitFor(() => expect(screen.queryByText(help)).toBeNull());
    expect(screen.getByLabelText(/^Your video$|^Tu video$/)).toBeTruthy();
  });

  it('on a phone is in its settings, and an old browser has nothing to try again', async () => {
    const { matchMedia } = globalThis;
    vi.stubGlobal('matchMedia', (query: string) =>
      query === '(pointer: coarse)' ? { matches: true } : matchMedia(query),
    );
    const { devices, person } = await openRoom({ media: { refuses: () => 'NotAllowedError' } });
    expect(await screen.findByText(/open your phone's settings for this browser/)).toBeTruthy();
    devices.refuses(() => 'TypeError');
    await person.click(button('Try again'));
    expect(await screen.findByText(/Open the link in an up-to-date browser/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('is missed as soon as it is plugged out', async () => {
    const { devices } = await openRoom();
    await screen.findByLabelText('Your video');
    const camera = devices.tracks.find(({ kind }) => kind === 'video');
    await act(async () => void camera?.dispatchEvent(new Event('ended')));
    expect(screen.getByText('Others can hear you, but not see you.')).toBeTruthy();
    expect(screen.queryByLabelText('Your video')).toBeNull();
  });
});

describe('the choice of devices', () => {
  it('offers the other camera, and names the only microphone', async () => {
    const { devices, person } = await openRoom({ isWide: true });
    const camera = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Camera' });
    expect(camera.value).toBe('front');
    expect(screen.getByText('Built-in microphone')).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Microphone' })).toBeNull();
    expect(screen.queryByText('Choose devices')).toBeNull();
    await person.selectOptions(camera, 'Back camera');
    await waitFor(() =>
      expect(devices.asked.at(-1)).toMatchObject({
        video: { deviceId: { exact: 'back' } },
      }),
    );
    expect(devices.tracks.find(({ id }) => id === 'front')?.isStopped).toBe(true);
    expect(camera.value).toBe('back');
  });

  it.each([
    ['what there is', {}, 'Front camera'],
    [
      'that there is none',
      { list: [], refuses: () => 'NotFoundError' },
      "You have one device of each kind, so there's nothing to choose.",
    ],
  ])('is folded on a phone: %s', async (_, media, inside) => {
    await openRoom({ media });
    const details = (await screen.findByText('Choose devices')).closest('details');
    expect(details?.open).toBe(false);
    await waitFor(() => expect(details?.textContent).toContain(inside));
  });
});

describe('who is not of the meeting', () => {
  const stranger = { role: 'stranger', booking: null } as const;

  it.each([
    ['en', 'Your name', 'Ask to join', 'Enter your name so the host can let you in.'],
    ['es', 'Tu nombre', 'Pedir entrar', 'Ingresa tu nombre para que te dejen entrar.'],
  ] as const)('says a name before they knock (%s)', async (language, label, knock, missing) => {
    const { person, sockets } = await openRoom({ room: stranger, language });
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: label });
    expect(screen.queryByText(missing)).toBeNull();
    await person.type(name, '  ');
    await person.click(button(knock));
    expect(await screen.findByText(missing)).toBeTruthy();
    expect(document.activeElement).toBe(name);
    expect(sockets.connections).toEqual([]);
    await person.type(name, 'Luz ');
    expect(screen.queryByText(missing)).toBeNull();
    expect(tab.get('guestName')).toEqual({ roomId: 'Abcdefgh12', name: '  Luz ' });
    await person.click(button(knock));
    await waitFor(() => expect(sockets.heard).toHaveLength(1));
    expect(sockets.heard[0]).toMatchObject({ type: 'enter', displayName: 'Luz' });
  });

  it('has their name again after a reload, in this room alone', async () => {
    tab.set('guestName', { roomId: 'Abcdefgh12', name: 'Luz' });
    await openRoom({ room: stranger });
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Your name' });
    expect(name.value).toBe('Luz');
    expect(
      screen.getByRole('link', { name: 'Sign in to go straight in' }).getAttribute('href'),
    ).toBe('/login?next=%2FAbcdefgh12');
  });

  it('has no name from another room', async () => {
    tab.set('guestName', { roomId: 'Zbcdefgh12', name: 'Luz' });
    await openRoom({ room: stranger });
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Your name' });
    expect(name.value).toBe('');
  });

  it('knocks, is told whether the host is there, and can give up', async () => {
    const { person, sockets } = await openRoom({ room: stranger });
    await person.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Luz{Enter}');
    await waitFor(() => expect(sockets.heard).toHaveLength(1));
    expect(button('Ask to join').getAttribute('aria-busy')).toBe('true');
    await sockets.say({
      type: 'waiting',
      peerId: uuid(40),
      resumeKey: uuid(41),
      isHostHere: false,
    });
    const heading = await screen.findByRole('heading', { name: "You're at the door" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText(/The host isn't here yet/)).toBeTruthy();
    await sockets.say({ type: 'host-here', isHostHere: true });
    expect(screen.getByText(/We told the host/)).toBeTruthy();
    await sockets.cut();
    expect(screen.getByText('Connection lost. Reconnecting…')).toBeTruthy();
    await person.click(button('Stop waiting'));
    expect(screen.getByRole('heading', { name: 'You left the meeting' })).toBeTruthy();
    expect(sockets.connections.at(-1)?.readyState).toBe(3);
  });

  it('who was refused waits as long as the host wants, then may ask again', async () => {
    const { person, sockets, devices } = await openRoom({ room: stranger });
    await person.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Luz{Enter}');
    await waitFor(() => expect(sockets.heard).toHaveLength(1));
    await sockets.say({ type: 'refused', errorCode: 'forbidden', retryAfter: 60 });
    expect(screen.getByRole('heading', { name: "The host didn't let you in" })).toBeTruthy();
    const again = button('Try again in 1:00');
    expect(again.hasAttribute('disabled')).toBe(true);
    expect(devices.tracks.every(({ isStopped }) => isStopped)).toBe(true);
    vi.setSystemTime(Date.parse('2026-12-10T12:56:00Z'));
    await person.click(await findButton('Try again'));
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Your name' });
    expect(name.value).toBe('Luz');
  });
});

describe('a door that does not answer', () => {
  it.each([
    ['en', 'Join the meeting', "We can't connect right now", 'Try again'],
    ['es', 'Entrar a la sala', 'No logramos conectarnos', 'Reintentar'],
  ] as const)('is told, and tried again at once (%s)', async (language, join, late, again) => {
    const { person, sockets } = await openRoom({ language });
    await screen.findByLabelText(/^Your video$|^Tu video$/);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await person.click(button(join));
    expect((await screen.findByText(late)).closest('[role=status]')).toBeTruthy();
    expect(sockets.connections).toEqual([]);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    await person.click(button(again));
    await waitFor(() => expect(sockets.connections).toHaveLength(1));
    expect(screen.queryByText(late)).toBeNull();
  });
});
