import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { language } from './user.ts';

export const legalDocument = z.enum(['terms', 'privacy']);
export type LegalDocument = z.infer<typeof legalDocument>;

/** Terms or privacy of this installation. */
export const legalText = z
  .object({
    title: z.string(),
    /** The first paragraph, plain. */
    description: z.string(),
    /** Made of Markdown on the server: no scripts, no markup of the author's own. */
    html: z.string(),
  })
  .meta({ id: 'LegalText' });
export type LegalText = z.infer<typeof legalText>;

export const getLegalText = endpoint({
  method: 'GET',
  path: '/api/legal/:document',
  tag: 'legal',
  summary: 'The terms or the privacy page of this installation.',
  actor: 'visitor',
  ignoresSession: true,
  params: z.object({ document: legalDocument }),
  query: z.object({ language: language.default('en') }),
  reply: legalText,
  errors: [],
});
