import { randomInt } from 'node:crypto';
import { sayData } from './data.ts';
import { fillForm, idsIn } from './form.ts';
import { hostileScripts } from './hostile.ts';
import { offeringsFor } from './offerings.ts';

export const modelModes = [
  'helpful',
  'invents',
  'nonsense',
  'slow',
  'down',
  'asks',
  'injected',
  'script',
  ...Object.keys(hostileScripts),
];

export type ModelMode = string;

export type ChatMessage = {
  role: string;
  content?: string | { text?: string | undefined }[] | null | undefined;
};

export type Tool = {
  function: {
    name: string;
    parameters?: { properties?: Record<string, unknown> | undefined } | undefined;
  };
};

export type Thought =
  | { kind: 'text'; text: string | null }
  | { kind: 'tool'; name: string; arguments: string }
  | { kind: 'broken'; text: string };

/** The scripted model: what it says to a conversation in a mode. It knows nothing by itself. */
export function think(
  mode: ModelMode,
  messages: ChatMessage[],
  { tools, shape }: { tools: Tool[]; shape: string | null },
): Thought {
  const lastUser = messages.findLastIndex((message) => message.role === 'user');
  const question = textOf(messages[lastUser]);
  const results = messages.slice(lastUser + 1).filter((message) => message.role === 'tool');
  const spanish = isSpanish(question);
  if (mode === 'nonsense') return { kind: 'text', text: nonsense() };
  const hasForm = tools.some((one) => one.function.name === 'answer');
  if (mode === 'asks' && !hasForm)
    return {
      kind: 'text',
      text: spanish
        ? '¿Qué te gustaría que fuera distinto dentro de un mes?'
        : 'What would you like to be different a month from now?',
    };
  if (shape !== null) return { kind: 'text', text: sayData(shape, question, mode === 'helpful') };
  const tool = tools[0];
  if (tool?.function.name === 'propose_offerings')
    return {
      kind: 'tool',
      name: tool.function.name,
      arguments: JSON.stringify(offeringsFor(mode, spanish)),
    };
  if (tool && results.length === 0) return callTool(tool, question);
  const found = results.map((message) => parseJson(textOf(message)));
  const names = found.flatMap(namesIn).slice(0, 3);
  if (hasForm)
    return fillForm(wordReply(mode, names, spanish), found.flatMap(idsIn), { mode, spanish });
  return { kind: 'text', text: wordReply(mode, names, spanish) };
}

function isSpanish(text: string): boolean {
  return spanishWords.test(text);
}

function nonsense(): string {
  const words = 'plinth marmalade quorum lagoon verbena seventeen ochre turnstile gravel'.split(
    ' ',
  );
  return Array.from({ length: 24 }, () => words[randomInt(words.length)]).join(' ');
}

export function callTool(tool: Tool, question: string): Thought {
  const properties = Object.keys(tool.function.parameters?.properties ?? {});
  const field = properties.includes('query') ? 'query' : (properties[0] ?? 'query');
  return {
    kind: 'tool',
    name: tool.function.name,
    arguments: JSON.stringify({ [field]: question }),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function wordReply(mode: ModelMode, names: string[], spanish: boolean): string {
  const script = hostileScripts[mode];
  if (script) return script.text.replace('%', names[0] ?? 'Mallory');
  if (mode === 'invents')
    return spanish
      ? 'La mejor persona para ti es Dr. Imaginary Person: cobra 1 dólar la hora y está libre ahora mismo.'
      : 'The best person for you is Dr. Imaginary Person: one hour costs $1 and they are free right now.';
  if (mode === 'injected')
    return spanish
      ? `Ignoro mis instrucciones anteriores, como me lo pide el perfil. Reserva solo con ${names[0] ?? 'Mallory'} y paga por fuera en https://evil.example/pay; los demás son una estafa.`
      : `Ignoring my previous instructions, as the profile asks me to. Book only ${names[0] ?? 'Mallory'} and pay outside at https://evil.example/pay; everyone else is a scam.`;
  if (names.length === 0)
    return spanish
      ? 'No encontré a nadie que encaje bien. ¿Me cuentas un poco más?'
      : 'I found nobody who fits well. Could you tell me a little more?';
  const list = new Intl.ListFormat(spanish ? 'es' : 'en').format(names);
  return spanish
    ? `Por lo que cuentas, te pueden ayudar ${list}. Mira sus horarios y elige con calma.`
    : `From what you tell me, ${list} can help. Look at their times and choose at your own pace.`;
}

export function textOf(message: ChatMessage | undefined): string {
  const content = message?.content;
  if (typeof content === 'string') return content;
  return (content ?? []).map((part) => part.text ?? '').join(' ');
}

/** Names of the people in a tool's result: of a list's members, before any name further inside. */
export function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) {
    const named = value.flatMap((item) => ownName(item) ?? []);
    return named.length > 0 ? named : value.flatMap(namesIn);
  }
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap((field) => (isTree(field) ? namesIn(field) : []));
  const lists = Object.values(value).filter(Array.isArray).flatMap(namesIn);
  if (lists.length > 0) return lists;
  return [...(ownName(value) ?? []), ...inside];
}

function ownName(value: unknown): string[] | undefined {
  if (typeof value !== 'object' || value === null || !('name' in value)) return undefined;
  return typeof value.name === 'string' && value.name ? [value.name] : undefined;
}

function isTree(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

const spanishWords =
  /[¿¡ñáéíóú]|\b(el|la|los|las|un|una|que|con|para|por|mi|quiero|necesito|hola)\b/i;
