// Sends each prepared booking once over 16 connections, in a process of its own.
import { once } from 'node:events';
import autocannon from 'autocannon';

type Prepared = { quoteId: string; token: string; address: string };
type Order = { url: string; connections: number; prepared: Prepared[] };

const [order] = (await once(process, 'message')) as [Order];
const { url, connections, prepared } = order;

const details = {
  name: 'Clara',
  lastName: 'Soto',
  email: 'clara@example.com',
  about: 'Speaking without freezing',
};

const requestOf = ({ quoteId, token, address }: Prepared) => ({
  method: 'POST' as const,
  path: '/api/booking/book',
  headers: {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    'x-forwarded-for': address,
  },
  body: JSON.stringify({ quoteId, ...details }),
});

let next = 0;
const result = await autocannon({
  url,
  connections,
  amount: prepared.length,
  setupClient: (client) => {
    const first = next;
    next += 1;
    client.setRequests(prepared.filter((_, i) => i % connections === first).map(requestOf));
  },
});
process.send?.({
  perSecond: result['2xx'] / result.duration,
  p50: result.latency.p50,
  p99: result.latency.p99,
  refused: result.non2xx,
  failed: result.errors,
});
process.disconnect?.();
