import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { now } from '../../lib/clock.ts';
import { saveFile } from '../../lib/save-file.ts';
import { deviceZone } from '../../lib/time.ts';

/** Downloads everything kept about the person as a file; returns its name. */
export function useExport() {
  return useMutation({
    mutationFn: async () => {
      const data = await api('GET /api/profile/export');
      const name = `puente-${now().toZonedDateTimeISO(deviceZone()).toPlainDate().toString()}.json`;
      saveFile(name, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
      return name;
    },
  });
}

/** Deletes the account; refused while something isn't settled. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: () => api('DELETE /api/profile', { body: { confirmed: true } }),
  });
}
