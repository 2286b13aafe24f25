import type { FeedbackType } from '@puente/contract/feedback';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export type Feedback = { feedbackType: FeedbackType; feedbackText: string; userName?: string };

/** Sends what somebody wants to tell; works signed in or not. */
export const useSendFeedback = () =>
  useMutation({ mutationFn: (body: Feedback) => api('POST /api/feedback', { body }) });
