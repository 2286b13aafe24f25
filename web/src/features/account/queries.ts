import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type Body } from '../../lib/api.ts';
import { shownCurrency } from '../../lib/currency.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { currentAppearance } from '../../shell/appearance.ts';
import { applySettings, type Settings } from '../../shell/account-settings.ts';
import { introduced, updateUser, useUser } from '../../shell/session.ts';
import { chosenZone } from '../../lib/zone.ts';

/** Changes the signed-in person's own data; fields left out stay. */
export function useChangeProfile() {
  return useMutation({
    mutationFn: (body: Body<'PUT /api/profile'>) => api('PUT /api/profile', { body }),
    onSuccess: updateUser,
  });
}

/** What counts now: of the person, else of this device. */
export const settingsHere = (user: Partial<Settings> | null): Settings => ({
  language: currentLanguage(),
  currency: shownCurrency(user?.currency ? { currency: user.currency } : null),
  timezone: chosenZone(),
  appearance: currentAppearance(),
});

/**
 * Changes settings: at once on this device, and for the signed-in person on all of theirs. When
 * the account can't be changed the device goes back to what it was. Changes made in a row are sent
 * one after the other, so that the last one stays.
 */
export function useChangeSettings() {
  const user = useUser();
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'settings' },
    mutationFn: async (changes: Partial<Settings>) =>
      user ? api('PUT /api/configuration', { body: changes }) : null,
    onMutate: async (changes) => {
      const before = settingsHere(user);
      await applySettings(changes);
      return before;
    },
    onSuccess: (kept, changes) => {
      if (kept) updateUser(kept);
      // Prices that were promised in another currency are asked for anew.
      if (changes.currency) void queryClient.invalidateQueries({ queryKey: ['quote'] });
    },
    onError: (_error, changes, before) => {
      if (before) void applySettings(only(before, changes));
    },
  });
}

const only = (settings: Settings, changed: Partial<Settings>): Partial<Settings> =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => name in changed));

/** A new account begins with what counted on the device it was opened on. */
export async function keepDeviceSettings(): Promise<void> {
  const settings = settingsHere(null);
  updateUser(settings);
  updateUser(await api('PUT /api/configuration', { body: settings }));
}

/**
 * The introduction was seen or skipped. It doesn't wait for the server: whoever has no connection
 * goes on, and meets it once more another time.
 */
export function useFinishWelcome(): () => void {
  const user = useUser();
  const { mutate } = useMutation({
    mutationFn: () => api('PUT /api/configuration', { body: { isOnboarded: true } }),
    onSuccess: updateUser,
  });
  return () => {
    introduced();
    if (user && !user.isOnboarded) mutate();
  };
}

/** Whether a username is well formed and free. */
export const usernameQuery = (username: string) =>
  queryOptions({
    queryKey: ['username', username],
    queryFn: async ({ signal }) =>
      (await api('GET /api/profile/check', { query: { username }, signal })).username ?? null,
  });
