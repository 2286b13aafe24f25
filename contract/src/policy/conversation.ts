/** Kept conversations, what is made of them, and the summary for an expert (chat-11 to chat-15). */
export const conversationPolicy = {
  /** The latest of one person; one more makes the oldest go. */
  maxKept: 100,
  /** Messages that can be added to one conversation from outside the chat. */
  maxMessages: 1000,
  messagesPerCall: 100,
  titleMaxLength: 60,
  /** As long as browsers keep the cookie by which a visitor comes back to what they said. */
  visitorDays: 400,
  /** Experts among the matches, each once. */
  maxMatches: 20,
  /** The latest goals that recommendations are searched for. */
  maxGoals: 5,
  maxRecommendations: 9,
  summaryMaxLength: 600,
  summariesPerMinute: 10,
} as const;
