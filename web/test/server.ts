import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { type WebSocket as Connection, WebSocketServer } from 'ws';

/** A websocket server of a test's own, which says what the test wants. */
export type SocketServer = {
  url: string;
  port: number;
  /** The next browser that connects; asked for before it does. */
  next: () => Promise<ServerSide>;
  connections: () => number;
  stop: () => Promise<void>;
};

/** The server's end of one connection. */
export type ServerSide = {
  path: string;
  say: (message: object) => void;
  /** All that was heard so far. */
  heard: { type: string }[];
  /** The next message, heard already or to come. */
  hear: () => Promise<{ type: string }>;
  close: (code?: number) => void;
  /** Gone without a word. */
  cut: () => void;
};

export async function serveSockets(port = 0): Promise<SocketServer> {
  const server = new WebSocketServer({ port, host: '127.0.0.1' });
  await once(server, 'listening');
  const opened = (server.address() as AddressInfo).port;
  const stop = () =>
    new Promise<void>((done) => {
      for (const client of server.clients) client.terminate();
      server.close(() => done());
    });
  onTestFinished(stop);
  const next = () =>
    new Promise<ServerSide>((done) =>
      server.once('connection', (connection, { url = '' }) => done(serverSide(connection, url))),
    );
  const url = `http://127.0.0.1:${opened}/`;
  return { url, port: opened, next, connections: () => server.clients.size, stop };
}

function serverSide(connection: Connection, path: string): ServerSide {
  const heard: { type: string }[] = [];
  let taken = 0;
  connection.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString())));
  return {
    path,
    heard,
    say: (message) => connection.send(JSON.stringify(message)),
    hear: async () => {
      while (heard.length <= taken) await once(connection, 'message');
      taken += 1;
      return heard[taken - 1] ?? { type: '' };
    },
    close: (code) => connection.close(code),
    cut: () => connection.terminate(),
  };
}
