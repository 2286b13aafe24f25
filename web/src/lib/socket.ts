import { socketPolicy } from '@puente/contract/policy/http';
import { apiBaseAddress } from './api.ts';

const { refusedCode, refusedPauseSeconds } = socketPolicy;

/** The connection is dropped when a ping isn't answered within this time. */
const pongMs = 5000;

export type SocketOptions<In> = {
  path: string;
  /** The pause before another attempt doubles from `first` to `last`, in milliseconds. */
  pauseMs: { first: number; last: number };
  /** How long the server may be silent before it gets a ping, in milliseconds. */
  quietMs: () => number;
  onOpen: () => void;
  onMessage: (message: In) => void;
  /** The connection was lost or closed; another attempt follows unless `disconnect` was called. */
  onLost: () => void;
};

export type ReconnectingSocket<Out> = {
  /** Opens the connection and keeps it open until `disconnect`. */
  connect: () => void;
  disconnect: () => void;
  /** Drops the connection and opens another one after a pause. */
  drop: () => void;
  /** False while there is no connection: the message is not sent. */
  send: (message: Out) => boolean;
  /** True while a connection is open or being opened. */
  hasConnection: () => boolean;
  /** Restarts the timer of the silence with a new `quietMs`. */
  watch: () => void;
};

/**
 * A websocket that reconnects: with growing pauses, at once when the device is online again, and
 * after the pause the server sets when it refuses too many connections.
 */
export function createSocket<Out, In>(options: SocketOptions<In>): ReconnectingSocket<Out> {
  let socket: WebSocket | null = null;
  let isWanted = false;
  let failures = 0;
  let refusedUntilMs = 0;
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined;

  const send = (message: unknown) => sendJson(socket, message);
  const silence = watchSilence(options.quietMs, {
    ping: () => void send({ type: 'ping' }),
    onDead: () => socket && lose(socket),
  });

  const connect = () => {
    if (socket || !isWanted || !navigator.onLine || performance.now() < refusedUntilMs) return;
    clearTimeout(reconnectTimer);
    const opened = open(options.path, {
      onOpen: () => socket === opened && options.onOpen(),
      onMessage: (message) => {
        if (socket !== opened) return;
        failures = 0;
        silence.restart();
        options.onMessage(message as In);
      },
      onClose: (code) => {
        if (code === refusedCode) refusedUntilMs = performance.now() + refusedPauseSeconds * 1000;
        lose(opened);
      },
    });
    socket = opened;
    silence.restart();
  };

  const lose = (lost: WebSocket) => {
    if (socket !== lost) return;
    socket = null;
    silence.stop();
    lost.close();
    options.onLost();
    if (!isWanted) return;
    const refusedMs = Math.max(0, refusedUntilMs - performance.now());
    reconnectTimer = setTimeout(connect, refusedMs + pauseAfter(failures, options.pauseMs));
    failures += 1;
  };

  return {
    connect: () => {
      if (!isWanted) globalThis.addEventListener('online', connect);
      isWanted = true;
      connect();
    },
    disconnect: () => {
      isWanted = false;
      globalThis.removeEventListener('online', connect);
      clearTimeout(reconnectTimer);
      if (socket) lose(socket);
    },
    drop: () => void (socket && lose(socket)),
    send,
    hasConnection: () => socket !== null,
    watch: silence.restart,
  };
}

function sendJson(socket: WebSocket | null, message: unknown): boolean {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(message));
  return true;
}

/** Any message proves that the server is there: after a silence it gets a ping, then is dropped. */
function watchSilence(quietMs: () => number, act: { ping: () => void; onDead: () => void }) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const restart = () => {
    stop();
    timer = setTimeout(() => {
      act.ping();
      timer = setTimeout(act.onDead, pongMs);
    }, quietMs());
  };
  return { restart, stop };
}

function open(
  path: string,
  act: {
    onOpen: () => void;
    onMessage: (message: unknown) => void;
    onClose: (code: number) => void;
  },
): WebSocket {
  const origin = apiBaseAddress() || globalThis.location.origin;
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}${path}`);
  socket.addEventListener('open', act.onOpen);
  socket.addEventListener('message', ({ data }) => act.onMessage(JSON.parse(String(data))));
  socket.addEventListener('close', ({ code }) => act.onClose(code));
  return socket;
}

/** Grows with the failures, with jitter, so that clients don't reconnect all at once. */
function pauseAfter(failures: number, { first, last }: { first: number; last: number }): number {
  return Math.min(first * 2 ** failures, last) * (0.75 + Math.random() / 2);
}
