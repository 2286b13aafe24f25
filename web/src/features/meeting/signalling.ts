import type { RoomClientMessage, RoomServerMessage } from '@puente/contract/meeting';
import { apiBaseAddress } from '../../lib/api.ts';

/** Doubles from the first to the last while connections fail. */
const reconnectFirstMs = 500;
const reconnectLastMs = 8000;
/** The server is asked for a sign of life this often, and given up when none came meanwhile. */
const signOfLifeMs = 7000;

export type Signalling = {
  /** Kept for later while there is no connection. */
  say: (message: RoomClientMessage) => void;
  /** What was kept is not wanted any more. */
  forgetKept: () => void;
  /** Everything kept may go out: the server knows again who we are. */
  release: () => void;
  close: () => void;
};

type Wishes = {
  roomId: string;
  /** The first word on every connection. */
  greeting: () => RoomClientMessage;
  hear: (message: RoomServerMessage) => void;
  onLost: () => void;
};

type Line = { socket: WebSocket | null; isReleased: boolean; heardAt: number };

/** Asks the server for signs of life, and calls `lose` when none comes. */
function askForLife(line: Line, lose: (socket: WebSocket) => void): () => void {
  const timer = setInterval(() => {
    const { socket } = line;
    if (!socket) return;
    if (performance.now() - line.heardAt > 2 * signOfLifeMs) lose(socket);
    else if (socket.readyState === WebSocket.OPEN)
      socket.send(JSON.stringify({ type: 'ping' } satisfies RoomClientMessage));
  }, signOfLifeMs);
  return () => clearInterval(timer);
}

/** Calls `act` when the device goes on or off the network, until told to stop. */
function followNetwork(act: { onOffline: () => void; onOnline: () => void }): () => void {
  globalThis.addEventListener('offline', act.onOffline);
  globalThis.addEventListener('online', act.onOnline);
  return () => {
    globalThis.removeEventListener('offline', act.onOffline);
    globalThis.removeEventListener('online', act.onOnline);
  };
}

function openSocket(roomId: string): WebSocket {
  const origin = apiBaseAddress() || globalThis.location.origin;
  return new WebSocket(`${origin.replace(/^http/, 'ws')}/api/meeting/${roomId}/ws`);
}

/** The way to the server for one visit to a room; comes back by itself until it is closed. */
export function openSignalling({ roomId, greeting, hear, onLost }: Wishes): Signalling {
  const line: Line = { socket: null, isReleased: false, heardAt: 0 };
  let kept: RoomClientMessage[] = [];
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = (message: RoomClientMessage) => line.socket?.send(JSON.stringify(message));

  const lose = (lost: WebSocket) => {
    if (line.socket !== lost) return;
    line.socket = null;
    line.isReleased = false;
    lost.close();
    onLost();
    const pause = Math.min(reconnectFirstMs * 2 ** failures, reconnectLastMs);
    failures += 1;
    // Not all at the same moment when a server comes back.
    timer = setTimeout(connect, pause * (0.75 + Math.random() / 2));
  };
  const connect = () => {
    clearTimeout(timer);
    if (line.socket) return;
    const socket = openSocket(roomId);
    line.socket = socket;
    line.heardAt = performance.now();
    socket.addEventListener('open', () => {
      if (line.socket === socket) send(greeting());
    });
    socket.addEventListener('message', ({ data }) => {
      if (line.socket !== socket) return;
      line.heardAt = performance.now();
      failures = 0;
      hear(JSON.parse(String(data)) as RoomServerMessage);
    });
    socket.addEventListener('close', () => lose(socket));
  };
  const stopAsking = askForLife(line, lose);
  // A network that went away takes its connections with it, though they don't know yet.
  const stopFollowing = followNetwork({
    onOffline: () => line.socket && lose(line.socket),
    onOnline: connect,
  });
  connect();

  return {
    say: (message) => (line.isReleased ? send(message) : void kept.push(message)),
    forgetKept: () => {
      kept = kept.filter(({ type }) => type === 'chat');
    },
    release: () => {
      line.isReleased = true;
      for (const message of kept.splice(0)) send(message);
    },
    close: () => {
      clearTimeout(timer);
      stopAsking();
      stopFollowing();
      const last = line.socket;
      line.socket = null;
      last?.close();
    },
  };
}
