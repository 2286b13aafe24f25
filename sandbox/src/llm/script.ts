import { z } from 'zod';
import { callTool, type ChatMessage, textOf, type Thought, type Tool } from './model.ts';

/** What the model says word for word in mode `script`, after it looked experts up. */
export const saysSchema = z.union([
  z.strictObject({ text: z.string().nullable() }),
  /** A call of a tool, first and last. */
  z.strictObject({ tool: z.string(), arguments: z.string() }),
  /** The body of the reply, whatever it is. */
  z.strictObject({ broken: z.string() }),
]);
export type Says = z.infer<typeof saysSchema>;

/** Only the first tool is a search; `answer` and others end what the model does. */
const search = 'find_experts';

export function say(says: Says, messages: ChatMessage[], tools: Tool[]): Thought {
  const lastUser = messages.findLastIndex((message) => message.role === 'user');
  const hasLooked = messages.slice(lastUser + 1).some((message) => message.role === 'tool');
  const isSearch = 'tool' in says && says.tool === search;
  const finder = tools.find((tool) => tool.function.name === search);
  if (finder && !hasLooked && !isSearch) return callTool(finder, textOf(messages[lastUser]));
  if ('broken' in says) return { kind: 'broken', text: says.broken };
  if ('tool' in says) return { kind: 'tool', name: says.tool, arguments: says.arguments };
  return { kind: 'text', text: says.text };
}
