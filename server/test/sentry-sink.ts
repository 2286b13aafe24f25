import { createServer } from 'node:http';

export type SentEvent = {
  exception: { values: { type: string; value: string; stacktrace?: { frames: unknown[] } }[] };
  fingerprint: string[];
  release: string;
  contexts: Record<string, Record<string, unknown>>;
};

/** Takes Sentry's envelopes over http as Sentry does, and can be told to refuse them. */
export const startSentrySink = async () => {
  const received: { path: string; text: string; event: SentEvent }[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      response.statusCode = status;
      response.end('{}');
      if (status !== 200) return;
      const text = Buffer.concat(parts).toString();
      // An envelope is lines of JSON: its header, the item's header, the item.
      const event = JSON.parse(text.split('\n')[2] ?? '') as SentEvent;
      received.push({ path: request.url ?? '', text, event });
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    dsn: `http://key@127.0.0.1:${port}/42`,
    received,
    answerWith: (next: number) => {
      status = next;
    },
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
};
