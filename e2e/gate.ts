import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

/** What stands at an address in place of the product's own answer. */
type Answer = (reply: ServerResponse, own: () => void) => void;

/**
 * A gate before the product, so that a test rules the network for pages and service workers alike:
 * what is answered, what never is, and when nobody is at home.
 */
export type Gate = {
  url: string;
  /** Paths asked for, in order. */
  asked: string[];
  /** Answers a path otherwise until `open`. */
  at: (path: string | RegExp, answer: Answer) => void;
  /** Changes the text that the product answers at a path. */
  rewrite: (path: string | RegExp, change: (text: string) => string) => void;
  /** Takes back what `at` and `rewrite` said. */
  open: () => void;
  /** Nobody answers: each connection breaks. */
  isDown: boolean;
  stop: () => Promise<void>;
};

/** Never answers. */
export const silence: Answer = () => undefined;
/** Breaks the connection. */
export const breakOff: Answer = (reply) => reply.destroy();
export const notFound: Answer = (reply) => reply.writeHead(404).end();

export async function openGate(productUrl: string): Promise<Gate> {
  const product = new URL(productUrl);
  const sockets = new Set<Socket>();
  let rules: { path: string | RegExp; answer: Answer | null; change?: (text: string) => string }[] =
    [];
  const ruleFor = (path: string) =>
    rules.findLast((rule) =>
      typeof rule.path === 'string' ? rule.path === path : rule.path.test(path),
    );

  const pass = (asked: IncomingMessage, reply: ServerResponse, change?: (t: string) => string) => {
    const headers: IncomingHttpHeaders = { ...asked.headers, host: product.host };
    // A changed text is whole, plain and new.
    if (change)
      for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since'])
        delete headers[name];
    if (headers.origin) headers.origin = product.origin;
    const { method, url: path } = asked;
    const own = request({ host: product.hostname, port: product.port, method, path, headers });
    own.on('error', () => reply.destroy());
    own.on('response', (answer) => {
      if (!change) {
        reply.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(reply);
        return;
      }
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => {
        const changed = { ...answer.headers };
        for (const name of ['content-length', 'etag', 'last-modified']) delete changed[name];
        reply.writeHead(answer.statusCode ?? 500, changed);
        reply.end(change(Buffer.concat(pieces).toString()));
      });
    });
    asked.pipe(own);
  };
  const server = createServer((asked, reply) => {
    const path = new URL(asked.url ?? '/', productUrl).pathname;
    gate.asked.push(path);
    if (gate.isDown) return void reply.destroy();
    const rule = ruleFor(path);
    if (rule?.answer) return rule.answer(reply, () => pass(asked, reply));
    return pass(asked, reply, rule?.change);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
  });
  server.on('upgrade', (asked: IncomingMessage, socket: Socket, head: Buffer) => {
    if (gate.isDown) return void socket.destroy();
    const own = connect(Number(product.port), product.hostname, () => {
      const headers = { ...asked.headers, host: product.host, origin: product.origin };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
      own.write(`GET ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      own.write(head);
      own.pipe(socket).pipe(own);
    });
    own.on('error', () => socket.destroy());
    socket.on('error', () => own.destroy());
    return undefined;
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const gate: Gate = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked: [],
    at: (path, answer) => void rules.push({ path, answer }),
    rewrite: (path, change) => void rules.push({ path, answer: null, change }),
    open: () => void (rules = []),
    isDown: false,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
  return gate;
}
