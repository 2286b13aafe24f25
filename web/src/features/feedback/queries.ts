import type { FeedbackType } from '@puente/contract/feedback';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export type Feedback = { feedbackType: FeedbackType; feedbackText: string; userName?: string };

/** Sends feedback; works signed in or not. */
export function useSendFeedback() {
  return useMutation({ mutationFn: (body: Feedback) => api('POST /api/feedback', { body }) });
}
