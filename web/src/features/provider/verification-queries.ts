import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { download } from '../../lib/save-file.ts';
import { upload } from '../../lib/upload.ts';
import { useUpload } from '../../lib/use-upload.ts';

/** What was understood of the own profile, with what was answered. */
export const understoodQuery = queryOptions({
  queryKey: ['understood'],
  queryFn: ({ signal }) => api('GET /api/provider/understood', { signal }),
});

/** Says which topics are right; shown at once, and as it was where it isn't saved. */
export function useAnswerUnderstood() {
  const { queryKey } = understoodQuery;
  return useMutation({
    // One after the other, so that the last one wins.
    scope: { id: 'understood' },
    mutationFn: (right: string[]) => api('PUT /api/provider/understood', { body: { right } }),
    onMutate: async (right) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(
        queryKey,
        (known) =>
          known && {
            topics: known.topics.map((topic) => ({ ...topic, isRight: right.includes(topic.id) })),
          },
      );
      return before;
    },
    onSuccess: (saved) => queryClient.setQueryData(queryKey, saved),
    onError: (_error, _right, before) => queryClient.setQueryData(queryKey, before),
  });
}

/** The document that supports the own verification. */
export const documentQuery = queryOptions({
  queryKey: ['supporting-document'],
  queryFn: ({ signal }) => api('GET /api/provider/document', { signal }),
});

export function useSendDocument() {
  return useUpload(
    (file: File, options) => upload('POST /api/provider/document', file, options),
    (document) => queryClient.setQueryData(documentQuery.queryKey, { document }),
  );
}

export function useTakeBackDocument() {
  return useMutation({
    mutationFn: () => api('DELETE /api/provider/document'),
    onSuccess: (none) => queryClient.setQueryData(documentQuery.queryKey, none),
  });
}

export function useDownloadDocument() {
  return useMutation({
    mutationFn: (kind: string) => download('GET /api/provider/document/file', `document.${kind}`),
  });
}
