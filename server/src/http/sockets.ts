import { policy } from '@puente/contract/policy';
import type { WebSocket } from 'ws';
import { addressKey } from '../lib/address.ts';

const { perAddress, perPerson, refusedCode } = policy.socket;

/** How long the browser may take to close its side, in real milliseconds. */
const closingMs = 1000;

/** Ends a connection with the code that asks the browser to pause before it reconnects. */
export function refuseSocket(socket: WebSocket): void {
  socket.close(refusedCode, 'too-many-requests');
  setTimeout(() => socket.terminate(), closingMs).unref();
}

export type CountedSocket = {
  /** Assigns the connection to a person; false when that person has too many. */
  belongsTo: (userId: string) => boolean;
};

export type Sockets = {
  /** Counts a connection while it is open; null when its address has too many. */
  admit: (socket: WebSocket, address: string) => CountedSocket | null;
};

/**
 * The open sockets of this process, of chat and meetings together (docs/decisions/027). One counts
 * for its address until it proves a person, and for that person from then on.
 */
export function countSockets(): Sockets {
  const owned = new Map<string, Set<WebSocket>>();
  const give = (socket: WebSocket, owner: string, limit: number): boolean => {
    const sockets = owned.get(owner) ?? new Set();
    // A connection that is closing doesn't count.
    const open = [...sockets].filter((one) => one.readyState === one.OPEN);
    if (!sockets.has(socket) && open.length >= limit) return false;
    owned.set(owner, sockets.add(socket));
    return true;
  };
  const take = (socket: WebSocket, owner: string): void => {
    const sockets = owned.get(owner);
    sockets?.delete(socket);
    if (sockets?.size === 0) owned.delete(owner);
  };
  return {
    admit: (socket, address) => {
      let owner = `address ${addressKey(address)}`;
      if (!give(socket, owner, perAddress)) return null;
      socket.once('close', () => take(socket, owner));
      return {
        belongsTo: (userId) => {
          const person = `user ${userId}`;
          if (!give(socket, person, perPerson)) return false;
          if (person !== owner) take(socket, owner);
          owner = person;
          return true;
        },
      };
    },
  };
}
