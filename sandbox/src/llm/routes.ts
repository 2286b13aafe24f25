import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answerUnderFault } from '../faults.ts';
import type { Answer } from '../faults.ts';
import { randomToken } from '../ids.ts';
import { readBody } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { type EmbeddingMode, embeddingModes, sayVectors } from './embeddings.ts';
import { modelModes, textOf, think } from './model.ts';
import type { ModelMode, Thought } from './model.ts';
import { say, type Says, saysSchema } from './script.ts';

/** What can be said in the usual way. */
type Spoken = Exclude<Thought, { kind: 'broken' }>;

const modelName = 'sandbox-model';

const chatSchema = z.looseObject({
  model: z.string().default(modelName),
  messages: z
    .array(
      z.looseObject({
        role: z.string(),
        content: z
          .union([
            z.string(),
            z.array(z.looseObject({ type: z.string().optional(), text: z.string().optional() })),
          ])
          .nullish(),
      }),
    )
    .min(1),
  tools: z
    .array(
      z.looseObject({
        function: z.looseObject({
          name: z.string(),
          parameters: z
            .looseObject({ properties: z.record(z.string(), z.unknown()).optional() })
            .optional(),
        }),
      }),
    )
    .default([]),
  response_format: z
    .looseObject({
      type: z.string(),
      json_schema: z.looseObject({ name: z.string() }).optional(),
    })
    .optional(),
  stream: z.boolean().default(false),
  stream_options: z.looseObject({ include_usage: z.boolean().optional() }).nullish(),
});

const modeSchema = z.strictObject({ mode: z.enum(modelModes), says: saysSchema.optional() });

type Chat = z.infer<typeof chatSchema>;

export function modelMode(sandbox: Sandbox): ModelMode {
  return sandbox.store.collection<ModelMode>('setting').find('modelMode') ?? 'helpful';
}

/** An OpenAI-compatible model whose behaviour is chosen at `/sandbox/llm`. */
export function llmRoutes(app: FastifyInstance, sandbox: Sandbox) {
  app.get('/openai/v1/models', (request, reply) => {
    const fault = sandbox.faults.take('llm', 'models.list');
    return answerUnderFault(request, reply, { fault, failure: serverError }, () => ({
      status: 200,
      body: { object: 'list', data: [{ id: modelName, object: 'model', owned_by: 'sandbox' }] },
    }));
  });
  app.post('/openai/v1/chat/completions', (request, reply) => complete(sandbox, request, reply));
  app.get('/sandbox/embeddings', () => ({
    calls: sandbox.store
      .collection<{ model: string; input: string[] }>('embedded')
      .newest({ limit: 50 }),
  }));
  app.get('/sandbox/llm', () => ({ mode: modelMode(sandbox), modes: modelModes }));
  app.post('/sandbox/llm', (request) => {
    const body = readBody(modeSchema, request.body);
    const { mode } = body;
    sandbox.store.collection<ModelMode>('setting').save('modelMode', mode);
    if (body.says) sandbox.store.collection<Says>('setting').save('modelSays', body.says);
    return { mode, modes: modelModes };
  });
  app.post('/openai/v1/embeddings', (request, reply) => embed(sandbox, request, reply));
  app.post('/sandbox/embeddings', (request) => {
    const { mode } = readBody(z.strictObject({ mode: z.enum(embeddingModes) }), request.body);
    sandbox.store.collection<EmbeddingMode>('setting').save('embeddingMode', mode);
    return { mode, modes: embeddingModes };
  });
}

const embedSchema = z.looseObject({
  model: z.string(),
  input: z.union([z.string().transform((text) => [text]), z.array(z.string()).min(1)]),
});

/** Vectors on OpenAI's wire, as chosen at `/sandbox/embeddings`. */
function embed(sandbox: Sandbox, request: FastifyRequest, reply: FastifyReply) {
  const fault = sandbox.faults.take('llm', 'embeddings.create');
  return answerUnderFault(
    request,
    reply,
    { fault, failure: serverError },
    async (): Promise<Answer> => {
      const parsed = embedSchema.safeParse(request.body);
      if (!parsed.success) return refused(parsed.error);
      const mode =
        sandbox.store.collection<EmbeddingMode>('setting').find('embeddingMode') ?? 'helpful';
      if (mode === 'error') return { status: 500, body: serverError };
      // Whoever asked has long gone on by then, or waits for ever.
      if (mode === 'late') await waitUnlessGone(sandbox.timings.slowModelMs, sandbox, request);
      if (mode === 'silent') await waitUnlessGone(forEverMs, sandbox, request);
      const { model, input } = parsed.data;
      sandbox.store.collection('embedded').save(randomToken(12), { model, input });
      return {
        status: 200,
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: sayVectors(input, model, mode),
      };
    },
  );
}

/** The longest timer there is. */
const forEverMs = 2 ** 31 - 1;

function refused({ issues }: z.ZodError): Answer {
  const message = issues[0]?.message ?? 'Invalid request';
  const error = { message, type: 'invalid_request_error', param: null, code: null };
  return { status: 400, body: { error } };
}

function complete(sandbox: Sandbox, request: FastifyRequest, reply: FastifyReply) {
  const fault = sandbox.faults.take('llm', 'chat.completions.create');
  return answerUnderFault(
    request,
    reply,
    { fault, failure: serverError },
    async (): Promise<Answer> => {
      const parsed = chatSchema.safeParse(request.body);
      if (!parsed.success) return refused(parsed.error);
      const mode = modelMode(sandbox);
      if (mode === 'down') return { status: 500, body: serverError };
      if (mode === 'slow') await waitUnlessGone(sandbox.timings.slowModelMs, sandbox, request);
      const { messages, tools, response_format: format } = parsed.data;
      const shape = format?.json_schema?.name ?? null;
      const says = sandbox.store.collection<Says>('setting').find('modelSays');
      const thought =
        mode === 'script' && says
          ? say(says, messages, tools)
          : think(mode, messages, { tools, shape });
      if (thought.kind === 'broken')
        return { status: 200, headers: jsonHeaders, body: thought.text };
      if (!parsed.data.stream)
        return { status: 200, body: completion(sandbox, parsed.data, thought) };
      return {
        status: 200,
        headers: {
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-cache',
        },
        body: Readable.from(chunks(sandbox, parsed.data, thought)),
      };
    },
  );
}

/** Thinks for a while, but not longer than somebody waits for the answer. */
function waitUnlessGone(ms: number, sandbox: Sandbox, request: FastifyRequest): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      request.raw.socket.off('close', done);
      sandbox.stopping.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    request.raw.socket.once('close', done);
    sandbox.stopping.addEventListener('abort', done);
  });
}

function completion(sandbox: Sandbox, chat: Chat, thought: Spoken) {
  const message =
    thought.kind === 'text'
      ? { role: 'assistant', content: thought.text, refusal: null }
      : { role: 'assistant', content: null, refusal: null, tool_calls: [toolCall(thought)] };
  return {
    id: `chatcmpl-${randomToken(29)}`,
    object: 'chat.completion',
    created: sandbox.clock.seconds(),
    model: chat.model,
    choices: [{ index: 0, message, logprobs: null, finish_reason: finishReason(thought) }],
    usage: usage(chat, thought),
    system_fingerprint: null,
  };
}

function toolCall(thought: Spoken & { kind: 'tool' }) {
  return {
    id: `call_${randomToken(24)}`,
    type: 'function',
    function: { name: thought.name, arguments: thought.arguments },
  };
}

function finishReason(thought: Spoken): string {
  return thought.kind === 'text' ? 'stop' : 'tool_calls';
}

function usage(chat: Chat, thought: Spoken) {
  const prompt = Math.ceil(chat.messages.map(textOf).join(' ').length / 4);
  const said = thought.kind === 'text' ? (thought.text ?? '') : thought.arguments;
  const completionTokens = Math.ceil(said.length / 4);
  return {
    prompt_tokens: prompt,
    completion_tokens: completionTokens,
    total_tokens: prompt + completionTokens,
  };
}

/** The same answer as server-sent events, a word at a time. */
function* chunks(sandbox: Sandbox, chat: Chat, thought: Spoken): Generator<string> {
  const shared = {
    id: `chatcmpl-${randomToken(29)}`,
    object: 'chat.completion.chunk',
    created: sandbox.clock.seconds(),
    model: chat.model,
    system_fingerprint: null,
  };
  const send = (body: object) => `data: ${JSON.stringify({ ...shared, ...body })}\n\n`;
  const choice = (delta: object, finish: string | null = null) =>
    send({ choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }] });
  yield choice({ role: 'assistant', content: thought.kind === 'text' ? '' : null });
  if (thought.kind === 'text')
    for (const word of (thought.text ?? '').match(/\S+\s*/g) ?? []) yield choice({ content: word });
  else yield choice({ tool_calls: [{ index: 0, ...toolCall(thought) }] });
  yield choice({}, finishReason(thought));
  if (chat.stream_options?.include_usage) yield send({ choices: [], usage: usage(chat, thought) });
  yield 'data: [DONE]\n\n';
}

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8' };

const serverError = {
  error: {
    message: 'The server had an error while processing your request. Sorry about that!',
    type: 'server_error',
    param: null,
    code: null,
  },
};
