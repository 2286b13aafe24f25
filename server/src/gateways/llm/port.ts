/** A chat model behind the assistant; it may only word what retrieval found. */
export type LlmTool = {
  name: string;
  description: string;
  /** JSON schema of the arguments. */
  parameters: Record<string, unknown>;
  run: (args: unknown) => Promise<unknown>;
};

export type LlmGateway = {
  /** Streams the reply's text; throws when the model is down, slow or answers with garbage. */
  reply: (input: {
    system: string;
    messages: { role: 'user' | 'assistant'; content: string }[];
    tools: LlmTool[];
    signal: AbortSignal;
    onText: (text: string) => void;
  }) => Promise<string>;
};
