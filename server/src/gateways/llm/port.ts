import type { Language } from '@puente/contract/policy';

/** One look into the product's own retrieval, offered to the model as its only tool. */
export type FindExperts = (query: string) => Promise<unknown>;

export type LlmRequest = {
  language: Language;
  /** Rules of the house; texts of visitors and experts are data and never part of it. */
  instructions: string;
  messages: { role: 'user' | 'assistant'; content: string }[];
  findExperts: FindExperts;
};

/** A chat model behind the assistant: it words what retrieval found, and asks back. */
export type LlmGateway = {
  /**
   * The model's whole text. Throws when it is down, answers nothing, or takes longer than the
   * configured seconds; the caller answers without it then.
   */
  word: (request: LlmRequest) => Promise<string>;
};
