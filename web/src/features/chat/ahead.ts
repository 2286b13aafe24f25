type Conversation = typeof import('./conversation.ts');
let loading: Promise<Conversation> | undefined;

/** Brings in the conversation: socket, history and cards. Asked again after a failed try. */
export const loadConversation = (): Promise<Conversation> =>
  (loading ??= import('./conversation.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));

/** What shows the conversation. */
export const loadThread = () => import('./components/thread.tsx');

/** Looks ahead while a person reaches for the input; whether it came shows when it is needed. */
export function expectConversation(): void {
  void loadThread().catch(() => undefined);
  void loadConversation().then(
    ({ expectMessage }) => expectMessage(),
    () => undefined,
  );
}
