import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { currency } from './money.ts';
import { language } from './user.ts';

export const getConfig = endpoint({
  method: 'GET',
  path: '/api/config',
  tag: 'config',
  summary: 'What the client must know of this installation.',
  actor: 'visitor',
  reply: z.object({
    version: z.string(),
    /** True when the sandbox stands in for third parties; `/sandbox` then shows codes and mails. */
    sandbox: z.boolean(),
    /** The server's business time, an instant. */
    now: z.string(),
    /** Release of the time zone data in use, e.g. 2026c. */
    tzdata: z.string(),
    languages: z.array(language),
    currencies: z.array(z.object({ code: currency, digits: z.int(), minimumPrice: z.int() })),
    card: z.object({ publishableKey: z.string(), form: z.enum(['stripe', 'sandbox']) }),
    iceServers: z.array(
      z.object({
        urls: z.array(z.string()),
        username: z.string().optional(),
        credential: z.string().optional(),
      }),
    ),
  }),
  errors: [],
});
