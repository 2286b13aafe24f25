export const chatPolicy = {
  exchanges: 15,
  windowHours: 24,
  /** From so few exchanges on people are told how many are left. */
  noticeFrom: 3,
  maxRecommendations: 3,
  messageMaxLength: 2000,
  historyPageSize: 50,
  historyMaxPageSize: 200,
  /** Of all visitors of one address in a window: a school shares one (docs/decisions/029). */
  exchangesPerAddress: 1000,
  /** Of the installation; beyond them the built-in matchmaker answers. */
  modelCallsPerHour: 1000,
} as const;

/** Kept conversations, what is made of them, and the summary for an expert (chat-11 to chat-15). */
export const conversationPolicy = {
  /** The latest of one person; one more makes the oldest go. */
  maxKept: 100,
  /** Messages that can be added to one conversation from outside the chat. */
  maxMessages: 1000,
  messagesPerCall: 100,
  titleMaxLength: 60,
  /** Experts among the matches, each once. */
  maxMatches: 20,
  /** The latest goals that recommendations are searched for. */
  maxGoals: 5,
  maxRecommendations: 9,
  summaryMaxLength: 600,
  summariesPerMinute: 10,
} as const;
