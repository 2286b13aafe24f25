import type { FeedbackType } from '@puente/contract/feedback';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export type Feedback = {
  feedbackType: FeedbackType;
  feedbackText: string;
  userName?: string;
  /** Sent again with the same id, it replaces what was sent before. */
  feedbackId?: string;
};

/** Sends feedback; works signed in or not. */
export function useSendFeedback() {
  return useMutation({ mutationFn: (body: Feedback) => api('POST /api/feedback', { body }) });
}
