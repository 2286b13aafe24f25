type Conversation = typeof import('./conversation.ts');
let loading: Promise<Conversation> | undefined;

/**
 * Loads the conversation: socket, history and cards. A failed load is tried again on the next call.
 */
export function loadConversation(): Promise<Conversation> {
  return (loading ??= import('./conversation.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));
}

type ViewFile = typeof import('./components/conversation-view.tsx');
let viewFile: ViewFile | undefined;

/** Loads the component of the conversation. */
export async function loadConversationView(): Promise<ViewFile> {
  return (viewFile = await import('./components/conversation-view.tsx'));
}

/** The component once it is here: it is drawn without another wait. */
export function loadedView(): ViewFile['ConversationView'] | undefined {
  return viewFile?.ConversationView;
}

/** Preloads when the input takes the focus; failures show when the code is needed. */
export function preloadConversation(): void {
  void loadConversationView().catch(() => undefined);
  void loadConversation().then(
    ({ prepareToSend }) => prepareToSend(),
    () => undefined,
  );
}
