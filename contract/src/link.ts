import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { username } from './ids.ts';
import { instant } from './time.ts';

/** A personal link and the names that lead to it. */
const personalLink = z.object({
  username: z.string().nullable(),
  /** Path of the expert's page, `/@username`; null without a username or for people who offer nothing. */
  personalLink: z.string().nullable(),
  /** The same with the address of this installation. */
  url: z.string().nullable(),
  /** Names of before that still lead here, until then; nobody else can take them meanwhile. */
  formerUsernames: z.array(z.object({ username: z.string(), until: instant })),
});
export type PersonalLink = z.infer<typeof personalLink>;

export const fetchPersonalLink = endpoint({
  method: 'POST',
  path: '/api/personal-link/fetch',
  tag: 'link',
  summary: 'The own username, its link, and former names that still lead to it.',
  actor: 'client',
  body: z.object({}).nullish(),
  reply: personalLink,
  errors: [],
});

export const setPersonalLink = endpoint({
  method: 'POST',
  path: '/api/personal-link',
  tag: 'link',
  summary: 'Set or replace the own username. The one before leads to the new one for 90 days.',
  actor: 'client',
  perMinute: 20,
  body: z.object({ username }),
  reply: personalLink,
  errors: ['username-taken', 'username-changed-often'],
});

export const generateLink = endpoint({
  method: 'POST',
  path: '/api/link/generate',
  tag: 'link',
  summary: "The link by which the signed-in expert's page is shared, and what a QR code leads to.",
  actor: 'provider',
  body: z.object({}).nullish(),
  reply: z.object({
    /** To show and to send: by username, else by id. An absolute address. */
    link: z.string(),
    /** By id: what is printed stays valid when the username changes. An absolute address. */
    qrTarget: z.string(),
    username: z.string().nullable(),
    /** What the share sheet says beside the link. */
    title: z.string(),
    text: z.string(),
  }),
  errors: [],
});
