import type { RoomClientMessage, RoomServerMessage } from '@puente/contract/meeting';
import { createSocket } from '../../lib/socket.ts';

const pauseMs = { first: 500, last: 8000 };
const quietMs = 7000;

export type Signalling = {
  /** Queued while there is no connection. */
  send: (message: RoomClientMessage) => void;
  /** Drops what is queued, except chat messages. */
  dropPendingSignals: () => void;
  /** Sends what is queued: the server has recognised the participant again. */
  flush: () => void;
  /** Drops a connection that hangs, and opens another one without a pause. */
  tryNow: () => void;
  close: () => void;
};

type SignallingOptions = {
  roomId: string;
  /** The first message on every connection. */
  enterMessage: () => RoomClientMessage;
  onMessage: (message: RoomServerMessage) => void;
  onLost: () => void;
};

/** The connection to the server for one visit to a room; reconnects until it is closed. */
export function openSignalling(options: SignallingOptions): Signalling {
  let pending: RoomClientMessage[] = [];
  let isFlushed = false;
  const socket = createSocket<RoomClientMessage, RoomServerMessage>({
    path: `/api/meeting/${options.roomId}/ws`,
    pauseMs,
    quietMs: () => quietMs,
    onOpen: () => void socket.send(options.enterMessage()),
    onMessage: options.onMessage,
    onLost: () => {
      isFlushed = false;
      options.onLost();
    },
  });
  // When the network goes away its connections are lost, though the socket doesn't notice yet.
  globalThis.addEventListener('offline', socket.drop);
  socket.connect();

  return {
    send: (message) => (isFlushed ? void socket.send(message) : void pending.push(message)),
    dropPendingSignals: () => {
      pending = pending.filter(({ type }) => type === 'chat');
    },
    flush: () => {
      isFlushed = true;
      for (const message of pending.splice(0)) socket.send(message);
    },
    tryNow: () => {
      socket.drop();
      socket.connect();
    },
    close: () => {
      globalThis.removeEventListener('offline', socket.drop);
      socket.disconnect();
    },
  };
}
