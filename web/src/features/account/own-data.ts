import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { now } from '../../lib/clock.ts';
import { deviceZone } from '../../lib/time.ts';

/** Fetches everything kept about the person and hands it to the browser as a file; its name. */
export const useExport = () =>
  useMutation({
    mutationFn: async () => {
      const data = await api('GET /api/profile/export');
      const name = `puente-${now().toZonedDateTimeISO(deviceZone()).toPlainDate().toString()}.json`;
      saveFile(name, JSON.stringify(data, null, 2));
      return name;
    },
  });

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it over by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** Ends the account; what is still open refuses it. */
export const useDeleteAccount = () =>
  useMutation({
    mutationFn: () => api('DELETE /api/profile', { body: { confirmed: true } }),
  });
