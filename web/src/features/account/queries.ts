import { useMutation } from '@tanstack/react-query';
import { api, type Body } from '../../lib/api.ts';
import { updateUser } from '../../shell/session.ts';

/** Changes the signed-in person's own data; fields left out stay. */
export function useChangeProfile() {
  return useMutation({
    mutationFn: (body: Body<'PUT /api/profile'>) => api('PUT /api/profile', { body }),
    onSuccess: updateUser,
  });
}
