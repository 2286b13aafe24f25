import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { now } from '../../lib/clock.ts';
import { deviceZone } from '../../lib/time.ts';

/** Downloads everything kept about the person as a file; returns its name. */
export function useExport() {
  return useMutation({
    mutationFn: async () => {
      const data = await api('GET /api/profile/export');
      const name = `puente-${now().toZonedDateTimeISO(deviceZone()).toPlainDate().toString()}.json`;
      saveFile(name, JSON.stringify(data, null, 2));
      return name;
    },
  });
}

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file over by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** Deletes the account; refused while something isn't settled. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: () => api('DELETE /api/profile', { body: { confirmed: true } }),
  });
}
