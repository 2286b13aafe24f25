import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type App, expect, sizes } from './fixtures.ts';

type Person = { token: string; id: string; phone: string };
export type Meeting = {
  roomId: string;
  bookingId: string;
  start: Temporal.Instant;
  host: Person;
  guest: Person;
};

const signIn = async (app: App, phone: string): Promise<Person> => {
  const { sessionToken, userData } = await app.signIn(phone);
  return { token: sessionToken, id: userData.id, phone };
};

export const payByCard = async (app: App, bookingId: string, token: string): Promise<void> => {
  type Intent = { paymentIntentId: string; clientSecret: string; publishableKey: string };
  const path = '/api/booking/create-payment-intent';
  const intent = await app.call<Intent>('POST', path, { bookingId }, token);
  const reply = await fetch(
    `${app.url}/sandbox/stripe/v1/payment_intents/${intent.paymentIntentId}/confirm`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${intent.publishableKey}` },
      body: new URLSearchParams({
        client_secret: intent.clientSecret,
        return_url: app.url,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': '4242424242424242',
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '2034',
        'payment_method_data[card][cvc]': '123',
      }),
    },
  );
  if (!reply.ok) throw new Error(`pay: ${reply.status} ${await reply.text()}`);
  await app.call('POST', '/confirm-payment', { bookingId }, token);
};

const guestNumber = { next: 0 };

/** A paid meeting with a demo expert, with the clock at so many minutes before its start. */
export const bookMeeting = async (app: App, minutesBefore = 5): Promise<Meeting> => {
  type People = { people: { phoneNumber: string; username?: string; role: string }[] };
  const { people } = await app.call<People>('GET', '/sandbox/people');
  const expert = people.find(({ role }) => role === 'provider');
  const host = await signIn(app, expert?.phoneNumber ?? '');
  guestNumber.next += 1;
  const guest = await signIn(app, `+5695512${String(1000 + guestNumber.next)}`);
  const { now } = await app.call<{ now: string }>('GET', '/api/config');
  const today = Temporal.Instant.from(now).toZonedDateTimeISO('UTC').toPlainDate();
  const search = new URLSearchParams({
    date: today.toString(),
    endDate: today.add({ days: 20 }).toString(),
    durationMinutes: '60',
    timezone: 'UTC',
  });
  const { slots } = await app.call<{ slots: { start: string }[] }>(
    'GET',
    `/api/availability/slots/${host.id}?${search}`,
  );
  const start = slots[0]?.start ?? '';
  const { booking } = await app.call<{ booking: { id: string } }>(
    'POST',
    '/api/booking/book',
    {
      providerId: host.id,
      start,
      durationMinutes: 60,
      name: 'Inés',
      lastName: 'Soto',
      email: `ines${guestNumber.next}@example.com`,
      about: 'I want to sleep again',
    },
    guest.token,
  );
  await payByCard(app, booking.id, guest.token);
  const paid = await app.call<{ meetingLink: string }>(
    'GET',
    `/api/booking/${booking.id}`,
    undefined,
    guest.token,
  );
  const at = Temporal.Instant.from(start);
  await app.setNow(at.subtract({ minutes: minutesBefore }).toString());
  return { roomId: paid.meetingLink.slice(1), bookingId: booking.id, start: at, host, guest };
};

/** In tests no packet leaves the machine: only candidates of the loopback are believed. */
const keepToLoopback = () => {
  const isOwn = (candidate: string) => /\s(?:127\.0\.0\.1|::1)\s/.test(candidate);
  const connections: RTCPeerConnection[] = [];
  const tracks: MediaStreamTrack[] = [];
  Object.assign(globalThis, { testConnections: connections, testTracks: tracks });
  const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  // A picture that is cheap to encode: processors are shared with all the rest.
  const small = { width: 320, height: 240, frameRate: 15 };
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    const video = constraints?.video;
    const asked = typeof video === 'object' ? { ...video, ...small } : video && small;
    const stream = await ask({ ...constraints, ...(asked ? { video: asked } : {}) });
    tracks.push(...stream.getTracks());
    return stream;
  };
  const Original = globalThis.RTCPeerConnection;
  globalThis.RTCPeerConnection = class extends Original {
    constructor(configuration?: RTCConfiguration) {
      super(configuration);
      connections.push(this);
    }
    override async addIceCandidate(candidate?: RTCIceCandidateInit | null): Promise<void> {
      if (candidate?.candidate && !isOwn(candidate.candidate)) return;
      await super.addIceCandidate(candidate as RTCIceCandidateInit);
    }
    override async setRemoteDescription(description: RTCSessionDescriptionInit): Promise<void> {
      const lines = (description.sdp ?? '').split('\r\n');
      const kept = lines.filter((line) => !line.startsWith('a=candidate') || isOwn(line));
      await super.setRemoteDescription({ type: description.type, sdp: kept.join('\r\n') });
    }
  };
};

/** What a browser answers to a page that asks for these devices. */
export const denyDevices = (kinds: ('audio' | 'video')[]) =>
  `{
    const original = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      if (${JSON.stringify(kinds)}.some((kind) => constraints[kind]))
        throw new DOMException('Permission denied', 'NotAllowedError');
      return original(constraints);
    };
  }`;

export type Visit = { page: Page; context: BrowserContext };

/** A browser of a person's own, at the door of a room. */
export const visitRoom = async (
  browser: Browser,
  app: App,
  roomId: string,
  {
    person,
    language = 'en',
    size = 'desktop',
    script,
    colorScheme = 'light',
  }: {
    person?: Person;
    language?: 'en' | 'es';
    size?: keyof typeof sizes;
    script?: string;
    colorScheme?: 'light' | 'dark';
  } = {},
): Promise<Visit> => {
  // The account's language is the one that counts, on every device.
  if (person) await app.call('PUT', '/api/configuration', { language }, person.token);
  const context = await browser.newContext({
    viewport: sizes[size],
    locale: language === 'en' ? 'en-US' : 'es-CL',
    timezoneId: 'America/Santiago',
    colorScheme,
    // Without them a browser hides its addresses behind names that only a network resolves.
    permissions: ['camera', 'microphone'],
  });
  await context.addInitScript(keepToLoopback);
  if (script) await context.addInitScript(script);
  if (person)
    await context.addInitScript(
      ({ token, phone }) => {
        localStorage.setItem('sessionToken', token);
        localStorage.setItem('phoneNumber', phone);
      },
      { token: person.token, phone: person.phone },
    );
  const page = await context.newPage();
  await page.goto(`${app.url}/${roomId}`);
  return { page, context };
};

/** The picture of somebody moves: frames go on being shown. */
export const expectMoving = async (page: Page, label: string | RegExp): Promise<void> => {
  const video = page.getByLabel(label);
  const frames = () =>
    video.evaluate(
      (element: HTMLVideoElement) => element.getVideoPlaybackQuality().totalVideoFrames,
    );
  await expect.poll(frames).toBeGreaterThan(0);
  const before = await frames();
  await expect.poll(frames).toBeGreaterThan(before + 5);
};

/** Bytes of sound that arrived from others so far. */
export const soundReceived = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { testConnections } = globalThis as unknown as { testConnections: RTCPeerConnection[] };
    let bytes = 0;
    for (const connection of testConnections) {
      if (connection.connectionState === 'closed') continue;
      for (const report of (await connection.getStats()).values())
        if (report.type === 'inbound-rtp' && report.kind === 'audio') bytes += report.bytesReceived;
    }
    return bytes;
  });

export const expectSound = async (page: Page): Promise<void> => {
  await expect.poll(() => soundReceived(page)).toBeGreaterThan(0);
  const before = await soundReceived(page);
  await expect.poll(() => soundReceived(page)).toBeGreaterThan(before);
};
