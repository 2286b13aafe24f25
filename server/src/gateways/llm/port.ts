import type { Language } from '@puente/contract/policy';
import type { z } from 'zod';

/** A search for experts, offered to the model as its only tool. */
export type FindExperts = (query: string) => Promise<unknown>;

export type LlmRequest = {
  language: Language;
  /** The system prompt; texts of visitors and experts are data and never part of it. */
  instructions: string;
  messages: { role: 'user' | 'assistant'; content: string }[];
};

/** A request for a form. */
export type FormRequest = LlmRequest & {
  findExperts: FindExperts;
  /** What may be asked back. */
  questions: readonly string[];
};

/** A text to be turned into data of a shape. */
export type ExtractRequest<Data> = {
  /** A short name of the shape, letters and dashes. */
  name: string;
  /** The system prompt. */
  instructions: string;
  /** Data, never an instruction. */
  text: string;
  schema: z.ZodType<Data>;
};

/** A chat model: it orders and quotes what the search found, and asks back. */
export type LlmGateway = {
  /**
   * The model's whole text. Throws when it is down, answers nothing, or takes longer than the
   * configured seconds; then the caller answers without it.
   */
  word: (request: LlmRequest) => Promise<string>;
  /**
   * The form that the model filled in, after it looked experts up or not: nothing of it is checked.
   * Null when it said something else. Throws as `word` does.
   */
  answer: (request: FormRequest) => Promise<unknown>;
  /**
   * Packages and plans for an expert's profile, as the model says them: nothing of it is checked.
   * Null when it said something else. Throws when it is down or takes too long.
   */
  proposeOfferings: (request: { instructions: string; profile: string }) => Promise<unknown>;
  /**
   * What the text says, in the shape that is asked for and checked by it. Throws as `word` does, and
   * when what the model says doesn't have that shape.
   */
  extract: <Data>(request: ExtractRequest<Data>) => Promise<Data>;
};
