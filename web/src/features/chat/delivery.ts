import type { ChatAnswer } from '@puente/contract/chat';
import { api, ApiError, type Body } from '../../lib/api.ts';
import { withRetries } from '../../lib/retry.ts';
import { askBySocket, SocketLost } from './socket.ts';

export type Question = Body<'POST /api/worker/suggestions'> & { messageId: string };

/** A repeated message waits for its first run as long as that may take: a minute (call-3). */
const progressTries = 12;
const progressPauseMs = 5000;

/**
 * Gets one answer: by websocket, where it streams, and when that isn't available or is lost
 * half-way, by HTTP. The message id lets the server answer and count it once.
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

function isInProgress(error: unknown): error is ApiError {
  return error instanceof ApiError && error.errorCode === 'request-in-progress';
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

function pause(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
