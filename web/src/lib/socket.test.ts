import { socketPolicy } from '@puente/contract/policy/http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openBrowser } from '../../test/browser.ts';
import { serveSockets } from '../../test/server.ts';

// Against a real server: what a connection does when it is lost is not ours to imagine.

type Said = { type: string };

async function open(given: { quietMs?: number; pauseMs?: number } = {}) {
  const server = await serveSockets();
  const browser = openBrowser(server.url);
  const { createSocket } = await import('./socket.ts');
  const heard: Said[] = [];
  const log: string[] = [];
  const pause = given.pauseMs ?? 5;
  const socket = createSocket<Said, Said>({
    path: '/api/ws',
    pauseMs: { first: pause, last: 4 * pause },
    quietMs: () => given.quietMs ?? 60_000,
    onOpen: () => log.push('open'),
    onMessage: (message) => heard.push(message),
    onLost: () => log.push('lost'),
  });
  onTestFinished(socket.disconnect);
  /** Connects, and gives the server's end. */
  const connect = async () => {
    const connected = server.next();
    socket.connect();
    return connected;
  };
  const untilOpen = () => vi.waitFor(() => expect(log.at(-1)).toBe('open'));
  return { server, browser, socket, heard, log, connect, untilOpen };
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

describe('a connection', () => {
  it('is opened once, however often it is asked for, at the path it has', async () => {
    const { server, socket, connect, untilOpen } = await open();
    const connected = connect();
    for (let i = 0; i < 3; i++) socket.connect();
    expect(socket.hasConnection()).toBe(true);
    expect((await connected).path).toBe('/api/ws');
    await untilOpen();
    expect(server.connections()).toBe(1);
  });

  it('carries messages both ways', async () => {
    const { socket, heard, connect, untilOpen } = await open();
    const serverSide = await connect();
    await untilOpen();
    expect(socket.send({ type: 'hello' })).toBe(true);
    expect(await serverSide.hear()).toEqual({ type: 'hello' });
    serverSide.say({ type: 'welcome' });
    await vi.waitFor(() => expect(heard).toEqual([{ type: 'welcome' }]));
  });

  it('that is not open sends nothing and says so', async () => {
    const { socket } = await open();
    expect(socket.send({ type: 'early' })).toBe(false);
    socket.connect();
    expect(socket.send({ type: 'opening' })).toBe(false);
  });

  it('is not begun without a network, and follows as soon as there is one', async () => {
    const { server, browser, socket } = await open();
    browser.setOnline(false);
    socket.connect();
    expect(socket.hasConnection()).toBe(false);
    const connected = server.next();
    browser.setOnline(true);
    await connected;
    expect(socket.hasConnection()).toBe(true);
  });
});

describe('a connection that is lost', () => {
  it('comes back by itself, however it ended', async () => {
    const { server, log, connect } = await open();
    let serverSide = await connect();
    for (const end of ['close', 'cut'] as const) {
      const connected = server.next();
      serverSide[end]();
      serverSide = await connected;
    }
    await vi.waitFor(() => expect(log).toEqual(['open', 'lost', 'open', 'lost', 'open']));
  });

  it('comes back when the server does', async () => {
    const { server, log, connect, untilOpen } = await open();
    await connect();
    await untilOpen();
    await server.stop();
    await vi.waitFor(() => expect(log.filter((what) => what === 'lost').length).toBeGreaterThan(2));
    const again = await serveSockets(server.port);
    await again.next();
    await untilOpen();
  });

  it('stays away once nobody wants it, and no longer listens for the network', async () => {
    const { browser, socket, log, connect } = await open();
    await connect();
    socket.disconnect();
    expect(log.at(-1)).toBe('lost');
    browser.dispatch('online');
    await pause(40);
    expect(socket.hasConnection()).toBe(false);
  });

  it('gives nothing of its own to the next one', async () => {
    const { server, socket, heard, connect } = await open();
    const first = await connect();
    const connected = server.next();
    socket.drop();
    // Sent into the connection that was given up: it must not be heard as the new one's.
    first.say({ type: 'late' });
    (await connected).say({ type: 'fresh' });
    await vi.waitFor(() => expect(heard).toEqual([{ type: 'fresh' }]));
  });
});

describe('the pause before another attempt', () => {
  it('grows, so that a server that comes back is not knocked over', async () => {
    const { server, socket, log } = await open({ pauseMs: 40 });
    await server.stop();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    socket.connect();
    // Pauses of 40, 80, 160 and 160 ms, not seven of 40.
    await pause(300);
    socket.disconnect();
    vi.restoreAllMocks();
    expect(log.length).toBeLessThanOrEqual(5);
  });

  it('is as long as the server says when it has too many', async () => {
    const { browser, socket, log, connect } = await open();
    (await connect()).close(socketPolicy.refusedCode);
    await vi.waitFor(() => expect(log.at(-1)).toBe('lost'));
    browser.dispatch('online');
    await pause(50);
    expect(socket.hasConnection()).toBe(false);
    const later = performance.now() + socketPolicy.refusedPauseSeconds * 1000;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    socket.connect();
    expect(socket.hasConnection()).toBe(true);
    vi.restoreAllMocks();
  });
});

describe('a server that is silent', () => {
  /** Connected, with a clock that stands still: how long that took doesn't count as silence. */
  const connected = async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const opened = await open({ quietMs: 10 });
    const serverSide = await opened.connect();
    const until = async (isSo: () => boolean) => {
      while (!isSo()) await new Promise((done) => setImmediate(done));
    };
    await until(() => opened.log.length > 0);
    return { ...opened, serverSide, until };
  };

  it('is asked, and stays connected when it answers', async () => {
    const { heard, log, serverSide, until } = await connected();
    for (let pings = 1; pings <= 3; pings++) {
      vi.advanceTimersByTime(10);
      expect(await serverSide.hear()).toEqual({ type: 'ping' });
      vi.advanceTimersByTime(4999);
      serverSide.say({ type: 'pong' });
      await until(() => heard.length === pings);
    }
    expect(log).toEqual(['open']);
  });

  it('and does not answer is left after five seconds', async () => {
    const { log, serverSide } = await connected();
    vi.advanceTimersByTime(10);
    expect(await serverSide.hear()).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(4999);
    expect(log).toEqual(['open']);
    vi.advanceTimersByTime(1);
    expect(log).toEqual(['open', 'lost']);
  });
});
