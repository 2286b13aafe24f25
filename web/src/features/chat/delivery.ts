import type { ChatAnswer } from '@puente/contract/chat';
import { api, ApiError, type Body } from '../../lib/api.ts';
import { withRetries } from '../../lib/retry.ts';
import { askBySocket, SocketLost } from './socket.ts';

export type Question = Body<'POST /api/worker/suggestions'> & { messageId: string };

/** A repeated message waits for its first run as long as that may take (SPEC §9: a minute). */
const progressTries = 12;
const progressPauseMs = 5000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const isInProgress = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.errorCode === 'request-in-progress';

/**
 * Gets one answer: by websocket, where it streams in, and when that is down or lost in mid-answer
 * the same message by HTTP. The server knows it by its id: it answers and counts it once.
 * @throws {ApiError} when both ways refuse or fail
 */
export async function deliver(
  question: Question,
  onChunk: (text: string) => void,
): Promise<ChatAnswer> {
  const { conversation_history: conversationHistory, ...rest } = question;
  try {
    return await askBySocket({ type: 'chat', ...rest, conversationHistory }, onChunk);
  } catch (error) {
    if (!(error instanceof SocketLost) && !isInProgress(error)) throw error;
    return deliverByHttp(question);
  }
}

async function deliverByHttp(question: Question): Promise<ChatAnswer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await withRetries(() => api('POST /api/worker/suggestions', { body: question }));
    } catch (error) {
      if (!isInProgress(error) || attempt >= progressTries) throw error;
      await pause(error.retryAfter === null ? progressPauseMs : error.retryAfter * 1000);
    }
  }
}
