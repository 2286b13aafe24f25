/** A shorter word is too near to too many others. */
const shortest = 5;
const longEnoughForTwo = 8;

/** How many letters are missing, added, wrong or swapped with their neighbour, at most `most` + 1. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const cost = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next.push(isSwap ? Math.min(cost, (before[j - 2] ?? 0) + 1) : cost);
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? most + 1;
}

/** The one known word that is meant by a misspelt one; null where none or several come near. */
export function correct(word: string, known: Iterable<string>): string | null {
  if (word.length < shortest) return null;
  const most = word.length >= longEnoughForTwo ? 2 : 1;
  let best: string | null = null;
  let nearest = most + 1;
  let isTied = false;
  for (const one of known) {
    if (one.length < shortest) continue;
    const away = distance(word, one, most);
    if (away > most || away > nearest) continue;
    isTied = away === nearest;
    if (away < nearest) best = one;
    nearest = away;
  }
  return isTied ? null : best;
}
