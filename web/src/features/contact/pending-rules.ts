/** Who did not sign in within this time has thought of something else since. */
const pendingMinutes = 30;

const action = 'add-contact';

/** A wish to add a person, as it waits for somebody to sign in. */
export const wishToAdd = (personId: string, atMs: number) => ({ action, personId, at: atMs });

/** What to make of a waiting wish: `none` for this person, `add` them, or `late`. */
export function judgeWish(
  wish: Record<string, unknown> | null,
  personId: string,
  nowMs: number,
): 'none' | 'add' | 'late' {
  if (wish?.['action'] !== action || wish['personId'] !== personId) return 'none';
  return nowMs - Number(wish['at']) < pendingMinutes * 60_000 ? 'add' : 'late';
}
