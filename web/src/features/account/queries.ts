import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type Body } from '../../lib/api.ts';
import { shownCurrency } from '../../lib/currency.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { currentAppearance } from '../../shell/appearance.ts';
import { applySettings, type Settings } from '../../shell/session/account-settings.ts';
import { markIntroduced, updateUser, useUser } from '../../shell/session/session.ts';
import { chosenZone } from '../../lib/zone.ts';

/** Changes the signed-in person's profile; omitted fields stay as they are. */
export function useChangeProfile() {
  return useMutation({
    mutationFn: (body: Body<'PUT /api/profile'>) => api('PUT /api/profile', { body }),
    onSuccess: updateUser,
  });
}

/** The settings in effect: the person's, else this device's. */
export function settingsHere(user: Partial<Settings> | null): Settings {
  return {
    language: currentLanguage(),
    currency: shownCurrency(user?.currency ? { currency: user.currency } : null),
    timezone: chosenZone(),
    appearance: currentAppearance(),
  };
}

/**
 * Changes settings: at once on this device, and in the account of a signed-in person. When the
 * account can't be changed the device goes back to the old values. Changes are sent one after the
 * other, so that the last one wins.
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
      // Quotes in the old currency have to be requested again.
      if (changes.currency) void queryClient.invalidateQueries({ queryKey: ['quote'] });
    },
    onError: (_error, changes, before) => {
      if (before) void applySettings(only(before, changes));
    },
  });
}

function only(settings: Settings, changed: Partial<Settings>): Partial<Settings> {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => name in changed));
}

/** A new account takes over the settings of the device it was created on. */
export async function keepDeviceSettings(): Promise<void> {
  const settings = settingsHere(null);
  updateUser(settings);
  updateUser(await api('PUT /api/configuration', { body: settings }));
}

/**
 * The introduction was seen or skipped. It doesn't wait for the server: without a connection people
 * continue, and see the introduction again on another visit.
 */
export function useFinishWelcome(): () => void {
  const user = useUser();
  const { mutate } = useMutation({
    mutationFn: () => api('PUT /api/configuration', { body: { isOnboarded: true } }),
    onSuccess: updateUser,
  });
  return () => {
    markIntroduced();
    if (user && !user.isOnboarded) mutate();
  };
}

/** The pause in typing after which a username is checked. */
const checkPauseMs = 350;

/** Whether a username is well formed and available; requested after a pause in typing. */
export function usernameQuery(username: string) {
  return queryOptions({
    queryKey: ['username', username],
    queryFn: async ({ signal }) => {
      // The next letter makes another query, and aborts this one.
      await pause(checkPauseMs, signal);
      return (
        (await api('GET /api/profile/check', { query: { username }, signal })).username ?? null
      );
    },
  });
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
