import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type Body, type Reply } from '../../lib/api.ts';
import { upload } from '../../lib/upload.ts';
import { managedPartnersQuery } from './queries.ts';

export type PartnerSettings = Reply<'GET /api/partner/:id/settings'>;
export type FaceChange = Body<'PUT /api/partner/:id/settings'>;

/** A partner as everybody sees it, by slug, one of before, or id. */
export function partnerQuery(name: string) {
  return queryOptions({
    queryKey: ['partner', name],
    queryFn: ({ signal }) => api('GET /api/partner/:id', { params: { id: name }, signal }),
  });
}

/** How an own partner shows itself. */
export function settingsQuery(partnerId: string) {
  return queryOptions({
    queryKey: ['partner-settings', partnerId],
    queryFn: ({ signal }) =>
      api('GET /api/partner/:id/settings', { params: { id: partnerId }, signal }),
  });
}

/** A change of the face, its logo or neither: whoever sees the partner in this tab sees it at once. */
function useFaceChange<Given>(
  partnerId: string,
  change: (given: Given) => Promise<PartnerSettings>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (settings) => {
      client.setQueryData(settingsQuery(partnerId).queryKey, settings);
      void client.invalidateQueries(managedPartnersQuery);
      void client.invalidateQueries({ queryKey: ['partner'] });
      const { refreshPartner } = await import('../../shell/partner/partner-switch.ts');
      await refreshPartner(partnerId);
    },
  });
}

export function useSaveFace(partnerId: string) {
  return useFaceChange(partnerId, (body: FaceChange) =>
    api('PUT /api/partner/:id/settings', { params: { id: partnerId }, body }),
  );
}

export function useUploadLogo(partnerId: string) {
  return useFaceChange(partnerId, async (picture: HTMLCanvasElement) =>
    upload('POST /api/partner/:id/logo', await asPng(picture), { params: { id: partnerId } }),
  );
}

export function useRemoveLogo(partnerId: string) {
  return useFaceChange(partnerId, () =>
    api('DELETE /api/partner/:id/logo', { params: { id: partnerId } }),
  );
}

function asPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The logo could not be written'))),
      'image/png',
    );
  });
}
