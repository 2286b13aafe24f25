import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, isStepCount, jsonSchema, type LanguageModel, Output, tool } from 'ai';
import type { Config } from '../../config.ts';
import type { FormRequest, LlmGateway } from './port.ts';
import { answerSchema, offeringsSchema, querySchema } from './shapes.ts';

type LlmConfig = NonNullable<Config['gateways']['llm']>;

/** Ollama's default address; it has OpenAI's API under /v1. */
const ollamaUrl = 'http://127.0.0.1:11434/v1';

/** One search, a second one in other words, and the answer. */
const maxSteps = 3;

/** Three quotes with their ids, an opening and the search before. */
const maxOutputTokens = 700;

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
    word: async ({ instructions, messages }) => {
      const result = await generateText({
        ...{ model, instructions, messages, maxOutputTokens },
        ...limits(),
      });
      const text = result.text.trim();
      if (text === '') throw new Error('the model answered nothing');
      return text;
    },
    answer: (request) => fillForm({ model, ...limits() }, request),
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

/** The model looks experts up by the one tool and answers by the other, which ends its turn. */
async function fillForm(
  call: { model: LanguageModel; maxRetries: number; abortSignal: AbortSignal },
  { instructions, messages, findExperts, questions }: FormRequest,
): Promise<unknown> {
  const { text, toolCalls } = await generateText({
    ...call,
    instructions,
    messages,
    tools: {
      find_experts: tool({
        description:
          'Verified experts who fit a goal, best first, with sentences of their profiles.',
        inputSchema: jsonSchema<{ query: string }>(querySchema),
        execute: ({ query }) => findExperts(query),
      }),
      // It isn't run: whoever calls it is done.
      answer: tool({
        description: 'The answer to the visitor, and the end.',
        inputSchema: jsonSchema(answerSchema(questions)),
      }),
    },
    stopWhen: isStepCount(maxSteps),
    maxOutputTokens,
  });
  const filled = toolCalls.find(({ toolName }) => toolName === 'answer');
  return filled ? filled.input : parsed(text);
}

/** Small models write a form as text where they should call a tool; null for anything else. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

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
