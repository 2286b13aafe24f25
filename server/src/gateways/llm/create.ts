import { offeringCategory } from '@puente/contract/offering';
import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, isStepCount, jsonSchema, type LanguageModel, Output, tool } from 'ai';
import type { Config } from '../../config.ts';
import type { LlmGateway } from './port.ts';

type LlmConfig = NonNullable<Config['gateways']['llm']>;

/** Ollama's default address; it has OpenAI's API under /v1. */
const ollamaUrl = 'http://127.0.0.1:11434/v1';

/** One search, a second one in other words, and the reply. */
const maxSteps = 3;

const maxOutputTokens = 400;

/** Three offerings with their descriptions. */
const maxProposalTokens = 1500;
/** A week of hours or a profile, as data. */
const maxDataTokens = 3000;

/** A model by the AI SDK: OpenAI-compatible, Anthropic, or local by Ollama. Null without one. */
export function createLlm(config: Config['gateways']['llm']): LlmGateway | null {
  if (!config) return null;
  const model = modelOf(config);
  // A model that fails is answered for by the caller, at once.
  const limits = () => ({
    maxRetries: 0,
    abortSignal: AbortSignal.timeout(config.timeoutSeconds * 1000),
  });
  return {
    word: async ({ instructions, messages, findExperts }) => {
      const result = await generateText({
        model,
        instructions,
        messages,
        tools: {
          find_experts: tool({
            description: 'Verified experts who fit a goal, best first, with price and next time.',
            inputSchema: jsonSchema<{ query: string }>(querySchema),
            execute: ({ query }) => findExperts(query),
          }),
        },
        stopWhen: isStepCount(maxSteps),
        maxOutputTokens,
        ...limits(),
      });
      const text = result.text.trim();
      if (text === '') throw new Error('the model answered nothing');
      return text;
    },
    proposeOfferings: async ({ instructions, profile }) => {
      const { toolCalls } = await generateText({
        model,
        instructions,
        prompt: profile,
        tools: {
          propose_offerings: tool({
            description: 'Packages and plans that the expert could sell, at most three.',
            inputSchema: jsonSchema(offeringsSchema),
          }),
        },
        maxOutputTokens: maxProposalTokens,
        ...limits(),
      });
      return toolCalls[0]?.input ?? null;
    },
    extract: async ({ name, instructions, text, schema }) => {
      const { output } = await generateText({
        model,
        instructions,
        messages: [{ role: 'user', content: text }],
        output: Output.object({ name, schema }),
        maxOutputTokens: maxDataTokens,
        temperature: 0,
        ...limits(),
      });
      return schema.parse(output);
    },
  };
}

/** What the model says when it looks for experts. */
const querySchema: Parameters<typeof jsonSchema>[0] = {
  type: 'object',
  properties: { query: { type: 'string', description: 'The goal in plain words' } },
  required: ['query'],
  additionalProperties: false,
};

/** What the model is asked to fill in for each offering. */
const offeringsSchema: Parameters<typeof jsonSchema>[0] = {
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

function modelOf(config: LlmConfig): LanguageModel {
  if (config.kind === 'anthropic')
    return createAnthropic({
      apiKey: config.key ?? '',
      ...(config.url ? { baseURL: config.url } : {}),
    })(config.model);
  return createOpenAICompatible({
    name: config.kind,
    baseURL: config.url ?? ollamaUrl,
    supportsStructuredOutputs: true,
    ...(config.key ? { apiKey: config.key } : {}),
  })(config.model);
}
