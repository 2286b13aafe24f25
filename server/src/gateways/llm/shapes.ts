import { offeringCategory } from '@puente/contract/offering';
import type { jsonSchema } from 'ai';

type Shape = Parameters<typeof jsonSchema>[0];

/** What the model says when it looks for experts. */
export const querySchema: Shape = {
  type: 'object',
  properties: { query: { type: 'string', description: 'The goal in plain words' } },
  required: ['query'],
  additionalProperties: false,
};

/** The form of an answer: nothing in it is prose but the opening, which is checked. */
export function answerSchema(questions: readonly string[]): Shape {
  return {
    type: 'object',
    properties: {
      order: {
        type: 'array',
        items: { type: 'string' },
        description: 'Ids of the experts, the one who fits best first',
      },
      opening: {
        type: 'string',
        description: "One or two short sentences about the visitor's matter, in their words",
      },
      cards: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            id: { type: 'string' },
            quote: { type: 'string', description: 'One of the sentences, letter for letter' },
          },
          required: ['id', 'quote'],
          additionalProperties: false,
        },
      },
      question: { type: ['string', 'null'], enum: [...questions, null] },
    },
    required: ['order', 'opening', 'cards', 'question'],
    additionalProperties: false,
  };
}

/** What the model is asked to fill in for each offering. */
export const offeringsSchema: Shape = {
  type: 'object',
  properties: {
    offerings: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          type: { type: 'string', enum: ['package', 'subscription'] },
          name: { type: 'string' },
          description: { type: 'string' },
          category: { type: 'string', enum: [...offeringCategory.options] },
          sessions: { type: 'integer', description: 'In all, or a month for a subscription' },
          durationMinutes: { type: 'integer' },
        },
        required: ['type', 'name', 'description', 'category', 'sessions', 'durationMinutes'],
        additionalProperties: false,
      },
    },
  },
  required: ['offerings'],
  additionalProperties: false,
};
