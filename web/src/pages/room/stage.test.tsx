import type { Room } from '@puente/contract/meeting';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { atMoment, uuid } from '../../../test/replies.ts';
import { aPeer, aRoom, enterRoom } from '../../../test/room.tsx';

atMoment('2026-12-10T13:05Z');

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const region = (name: string) => screen.getByRole('region', { name });
const camila = aPeer(1);
const luz = aPeer(3, { name: 'Luz', role: 'stranger' });

describe('in the room', () => {
  it.each([
    [
      'en',
      'Meeting with Camila Rojas',
      "Camila Rojas isn't here yet",
      /^Stay here/,
      'until 11:00 AM',
    ],
    [
      'es',
      'Reunión con Camila Rojas',
      'Camila Rojas todavía no está',
      /^Quédate aquí/,
      'hasta las 11:00',
    ],
  ] as const)('one waits for who is expected (%s)', async (language, title, away, stay, until) => {
    await enterRoom({ language });
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: title }));
    expect(screen.getByRole('heading', { level: 2, name: away })).toBeTruthy();
    expect(screen.getByText(stay)).toBeTruthy();
    expect(screen.getByText(until)).toBeTruthy();
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });

  it('of a guest names nobody who is expected', async () => {
    await enterRoom({ room: { booking: null } });
    expect(screen.getByRole('heading', { level: 1, name: 'Meeting room' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'No one else is here yet' })).toBeTruthy();
  });

  it('the other is seen once they are connected, and heard before', async () => {
    const { sockets, connections } = await enterRoom();
    await sockets.say({ type: 'peer-joined', peer: camila });
    const tile = within(region('Camila Rojas'));
    expect(screen.queryByText("Camila Rojas isn't here yet")).toBeNull();
    expect(screen.getByText('Camila Rojas joined').closest('[role=status]')).toBeTruthy();
    expect(tile.getByText('Connecting to Camila Rojas…')).toBeTruthy();
    await act(async () => connections.at(-1)?.become('connected'));
    expect(tile.queryByRole('status')).toBeNull();
    const video = await tile.findByLabelText<HTMLVideoElement>("Camila Rojas's video");
    expect(video.getAttribute('aria-hidden')).toBeNull();
    expect(video.muted).toBe(false);
    await act(async () => connections.at(-1)?.become('disconnected'));
    expect(tile.getByText(/connection to Camila Rojas is weak/)).toBeTruthy();
    await sockets.say({
      type: 'peer-state',
      peerId: uuid(1),
      audio: false,
      video: false,
      screen: false,
    });
    expect(tile.getByRole('img', { name: 'Microphone off' })).toBeTruthy();
    expect(video.getAttribute('aria-hidden')).toBe('true');
    await sockets.say({
      type: 'peer-state',
      peerId: uuid(1),
      audio: true,
      video: false,
      screen: true,
    });
    expect(tile.queryByRole('img', { name: 'Microphone off' })).toBeNull();
    expect(tile.getByRole('img', { name: 'Sharing the screen' })).toBeTruthy();
    expect(tile.getByLabelText("Camila Rojas's screen")).toBe(video);
  });

  it.each([
    ['en', false, 'Camila Rojas has left the room', 'Camila Rojas left'],
    ['en', true, "Camila Rojas's connection dropped", 'Camila Rojas lost the connection'],
    ['es', true, 'Se cortó la conexión de Camila Rojas', 'Camila Rojas perdió la conexión'],
  ] as const)('it is told how the other went (%s, %s)', async (language, lost, gone, notice) => {
    const { sockets } = await enterRoom({ language, entered: { peers: [camila] } });
    await sockets.say({ type: 'peer-left', peerId: uuid(1), lost });
    expect(screen.getByRole('heading', { name: gone })).toBeTruthy();
    expect(screen.getByText(/as soon as they're back|en cuanto vuelva/)).toBeTruthy();
    expect(screen.getByText(notice)).toBeTruthy();
    await sockets.say({ type: 'peer-joined', peer: camila });
    expect(screen.queryByRole('heading', { name: gone })).toBeNull();
  });

  it('a screen is seen though the camera is off, and a portrait stands for a party alone', async () => {
    const booking = { ...aRoom().booking, otherPicture: '/pictures/camila' } as Room['booking'];
    const sharing = { ...camila, video: false, screen: true };
    const { connections } = await enterRoom({
      room: { booking },
      entered: { peers: [sharing, { ...luz, video: false }] },
    });
    await act(async () => {
      for (const connection of connections) connection.become('connected');
    });
    const shown = within(region('Camila Rojas')).getByLabelText("Camila Rojas's screen");
    expect(shown.getAttribute('aria-hidden')).toBeNull();
    expect(region('Luz').querySelector('img')).toBeNull();
    await act(async () => connections[0]?.become('connecting'));
    expect(shown.getAttribute('aria-hidden')).toBe('true');
    expect(region('Camila Rojas').querySelector('img')?.getAttribute('src')).toContain('camila');
  });

  it('the own tile is small, mirrored in the picture and not on the screen', async () => {
    const { person, devices } = await enterRoom();
    const own = within(region('You'));
    expect(own.getByLabelText('Your video').className).toContain('-scale-x-100');
    expect(own.queryByRole('img', { name: 'Microphone off' })).toBeNull();
    await person.click(button('Screen'));
    expect(own.getByLabelText('Your screen').className).not.toContain('-scale-x-100');
    expect(own.getByRole('img', { name: 'Sharing the screen' })).toBeTruthy();
    expect(button('Screen').getAttribute('aria-pressed')).toBe('true');
    const shared = devices.tracks.find(({ id }) => id === 'screen');
    await act(async () => void shared?.dispatchEvent(new Event('ended')));
    expect(own.getByLabelText('Your video')).toBeTruthy();
    await person.click(button('Camera'));
    expect(own.queryByLabelText(/^Your/)).toBeNull();
  });

  it('a browser that needs a tap to play sound asks for it', async () => {
    const play = vi
      .spyOn(HTMLMediaElement.prototype, 'play')
      .mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const { person } = await enterRoom({ entered: { peers: [camila] } });
    const tile = within(region('Camila Rojas'));
    const hear = await tile.findByRole('button', { name: 'Tap to hear' });
    play.mockResolvedValue();
    await person.click(hear);
    await waitFor(() => expect(tile.queryByRole('button')).toBeNull());
  });
});

describe('the controls', () => {
  const alt = (code: string, more: KeyboardEventInit = {}) =>
    act(async () => fireEvent.keyDown(document.body, { code, altKey: true, ...more }));
  const isPressed = (name: string) => button(name).getAttribute('aria-pressed') === 'true';

  it('work by keyboard, with Alt alone', async () => {
    const { sockets } = await enterRoom();
    await alt('KeyM');
    expect(isPressed('Microphone')).toBe(false);
    await alt('KeyV');
    expect(isPressed('Camera')).toBe(false);
    await alt('KeyS');
    expect(isPressed('Screen')).toBe(true);
    expect(sockets.heard.at(-1)).toEqual({
      type: 'state',
      audio: false,
      video: false,
      screen: true,
    });
    await alt('KeyS');
    expect(isPressed('Screen')).toBe(false);
    for (const more of [{ altKey: false }, { ctrlKey: true }, { metaKey: true }, { repeat: true }])
      await alt('KeyM', more);
    expect(isPressed('Microphone')).toBe(false);
    await alt('KeyC');
    expect(screen.getByRole('complementary', { name: 'Messages' })).toBeTruthy();
    await alt('KeyC');
    expect(screen.queryByRole('complementary', { name: 'Messages' })).toBeNull();
  });

  it('say by a toast what can no longer be used, once', async () => {
    const { devices, person } = await enterRoom({ language: 'es' });
    await person.click(button('Cámara'));
    devices.refuses(() => 'NotReadableError');
    await person.click(button('Cámara'));
    const told = /^Otra aplicación lo está usando/;
    expect(await screen.findByText(told)).toBeTruthy();
    await person.click(button('Micrófono'));
    await vi.dynamicImportSettled();
    expect(screen.getAllByText(told)).toHaveLength(1);
  });

  it('of a device that cannot show its screen have no such button', async () => {
    const { devices } = await enterRoom({ media: { canShareScreen: false } });
    expect(screen.queryByRole('button', { name: 'Screen' })).toBeNull();
    await alt('KeyS');
    expect(devices.tracks.map(({ id }) => id)).toEqual(['mic', 'front']);
  });

  it('open the devices over the meeting, and the focus comes back', async () => {
    const { person, devices } = await enterRoom();
    await person.click(button('Devices'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Devices' }));
    await person.selectOptions(dialog.getByRole('combobox', { name: 'Camera' }), 'Back camera');
    await waitFor(() => expect(devices.tracks.at(-1)?.id).toBe('back'));
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button('Devices')));
  });

  it('lead out, with all devices off, and back in', async () => {
    const { person, sockets, devices } = await enterRoom();
    await person.click(button('Leave'));
    expect(sockets.heard.at(-1)).toEqual({ type: 'leave' });
    expect(devices.tracks.every(({ isStopped }) => isStopped)).toBe(true);
    const heading = screen.getByRole('heading', { name: 'You left the meeting' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/The room is open until 11:15 AM/)).toBeTruthy();
    expect(document.documentElement.dataset['theme']).toBeUndefined();
    await person.click(button('Rejoin'));
    expect(await screen.findByRole('button', { name: 'Join the meeting' })).toBeTruthy();
  });
});

describe('the time', () => {
  it.each([
    ['en', '2026-12-10T13:50:00Z', '10:00 left'],
    ['es', '2026-12-10T13:59:30Z', 'quedan 0:30'],
    ['en', '2026-12-10T13:49:59Z', 'until 11:00 AM'],
    ['en', '2026-12-10T14:05:00Z', 'Time is up. The room closes in 10:00'],
    ['es', '2026-12-10T14:00:00Z', 'Se acabó el tiempo. La sala se cierra en 15:00'],
  ] as const)('that is left is counted down near the end (%s, %s)', async (language, now, told) => {
    vi.setSystemTime(Date.parse(now));
    await enterRoom({ language });
    expect(screen.getByText(told)).toBeTruthy();
  });
});

describe('the host', () => {
  const host = { role: 'host' } as const;

  it.each([
    ['en', 'Luz asks to join', 'Let in', 'admit'],
    ['es', 'Luz pide entrar', 'Rechazar', 'refuse'],
  ] as const)('answers who knocks (%s)', async (language, title, answer, type) => {
    const { person, sockets } = await enterRoom({ room: host, language });
    await sockets.say({ type: 'knock', peerId: uuid(3), name: 'Luz' });
    await sockets.say({ type: 'knock', peerId: uuid(3), name: 'Luz' });
    const question = within(screen.getByRole('dialog', { name: title }));
    await person.click(question.getByRole('button', { name: answer }));
    expect(sockets.heard.at(-1)).toEqual({ type, peerId: uuid(3) });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is no longer asked about who went away from the door', async () => {
    const { sockets } = await enterRoom({ room: host });
    await sockets.say({ type: 'knock', peerId: uuid(3), name: 'Luz' });
    await sockets.say({ type: 'knock', peerId: uuid(4), name: 'Paz' });
    expect(screen.getAllByRole('dialog')).toHaveLength(2);
    await sockets.say({ type: 'knock-gone', peerId: uuid(3) });
    expect(screen.getByRole('dialog', { name: 'Paz asks to join' })).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Luz asks to join' })).toBeNull();
  });

  it('may send out who was let in, and never the client', async () => {
    const client = aPeer(2, { name: 'Ana Soto', role: 'guest' });
    const { person, sockets } = await enterRoom({ room: host, entered: { peers: [client, luz] } });
    expect(screen.queryByRole('button', { name: 'Ask Ana Soto to leave' })).toBeNull();
    await person.click(button('Ask Luz to leave'));
    expect(sockets.heard.at(-1)).toEqual({ type: 'refuse', peerId: uuid(3) });
  });

  it('alone may do so', async () => {
    await enterRoom({ entered: { peers: [camila, luz] } });
    expect(region('Luz')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Ask/ })).toBeNull();
  });
});

describe('a connection that is lost', () => {
  it('is told, and taken up again where it was', async () => {
    const { sockets } = await enterRoom({ entered: { peers: [camila] } });
    await sockets.cut();
    expect(
      screen.getByText('Connection lost. Reconnecting…').closest('[role=status]'),
    ).toBeTruthy();
    expect(region('Camila Rojas')).toBeTruthy();
    await waitFor(() => expect(sockets.heard.at(-1)).toMatchObject({ resumeKey: uuid(41) }));
    await sockets.say({
      type: 'entered',
      peerId: uuid(0),
      resumeKey: uuid(42),
      role: 'guest',
      peers: [camila],
      messages: [],
      closesAt: aRoom().closesAt,
    });
    expect(screen.queryByText('Connection lost. Reconnecting…')).toBeNull();
  });

  it('to another device ends the meeting here', async () => {
    const { sockets, person, devices } = await enterRoom();
    await sockets.say({ type: 'replaced' });
    expect(screen.getByRole('heading', { name: 'You joined somewhere else' })).toBeTruthy();
    expect(devices.tracks.every(({ isStopped }) => isStopped)).toBe(true);
    await person.click(button('Continue here instead'));
    expect(await screen.findByRole('button', { name: /^Join/ })).toBeTruthy();
  });
});
