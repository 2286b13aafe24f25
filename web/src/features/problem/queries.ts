import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type Body, type Reply } from '../../lib/api.ts';
import { keepDraft } from '../../lib/drafts.ts';
import { bookingsKey } from '../booking/queries.ts';

export type BookingProblems = Reply<'GET /api/booking/:id/problem'>;
export type Problem = BookingProblems['problems'][number];

/** What was reported of an own meeting, and what can be reported now. */
export function problemsQuery(id: string) {
  return queryOptions({
    queryKey: [...bookingsKey, 'problems', id],
    queryFn: ({ signal }) => api('GET /api/booking/:id/problem', { params: { id }, signal }),
  });
}

type Keyed<Content> = Content & { idempotencyKey: string };

/** Reports a problem with a meeting. */
export function useReportProblem(id: string) {
  return useChange(
    id,
    async ({ idempotencyKey, ...body }: Keyed<Body<'POST /api/booking/:id/problem'>>) => {
      const sent = { params: { id }, body, idempotencyKey };
      const problems = await api('POST /api/booking/:id/problem', sent);
      keepDraft(id, { report: undefined });
      return problems;
    },
  );
}

/** Answers what the other side reported. */
export function useAnswerProblem(id: string) {
  return useChange(
    id,
    async ({ idempotencyKey, ...body }: Keyed<Body<'POST /api/booking/:id/problem/answer'>>) => {
      const sent = { params: { id }, body, idempotencyKey };
      const problems = await api('POST /api/booking/:id/problem/answer', sent);
      keepDraft(body.problemId, { answer: undefined });
      return problems;
    },
  );
}

/** The reply is shown at once; the meeting's money may have changed with it. */
function useChange<Content>(id: string, send: (content: Content) => Promise<BookingProblems>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (problems) => {
      client.setQueryData(problemsQuery(id).queryKey, problems);
      void client.invalidateQueries({ queryKey: [...bookingsKey, 'one', id] });
    },
    onError: () => void client.invalidateQueries({ queryKey: problemsQuery(id).queryKey }),
  });
}
