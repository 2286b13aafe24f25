/** A visitor who did not sign in within this time no longer wants the addition. */
const pendingMinutes = 30;

const action = 'add-contact';

/** An intended addition, stored until the visitor has signed in. */
export function pendingAddition(personId: string, atMs: number) {
  return { action, personId, at: atMs };
}

/** What to do with a stored addition: `none` for this person, `add` them, or `late`. */
export function checkPending(
  stored: Record<string, unknown> | null,
  personId: string,
  nowMs: number,
): 'none' | 'add' | 'late' {
  if (stored?.['action'] !== action || stored['personId'] !== personId) return 'none';
  return nowMs - Number(stored['at']) < pendingMinutes * 60_000 ? 'add' : 'late';
}
