import { messageMaxLength } from './message.ts';

export const chatPolicy = {
  exchanges: 15,
  windowHours: 24,
  /** From so few exchanges on people are told how many are left. */
  noticeFrom: 3,
  maxRecommendations: 3,
  messageMaxLength,
  historyPageSize: 50,
  historyMaxPageSize: 200,
  /** Of all visitors of one address in a window: a school shares one (docs/decisions/029). */
  exchangesPerAddress: 1000,
  /** Of the installation; beyond them the built-in matchmaker answers. */
  modelCallsPerHour: 1000,
} as const;
