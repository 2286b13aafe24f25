import type { ChatEntry } from './room.ts';

type OwnedLine = ChatEntry & { isOwn: boolean };

/** What one person writes within this time stands under one name and hour. */
const groupMs = 5 * 60_000;

/** Each line, and whether it goes on below the name of the line before it. */
export function grouped(lines: readonly OwnedLine[]): { line: OwnedLine; goesOn: boolean }[] {
  let first: OwnedLine | undefined;
  return lines.map((line) => {
    const goesOn = first !== undefined && isBySame(first, line) && isSoonAfter(first, line);
    if (!goesOn) first = line;
    return { line, goesOn };
  });
}

function isBySame(one: OwnedLine, other: OwnedLine): boolean {
  return one.isOwn === other.isOwn && (one.isOwn || one.from === other.from);
}

/** What is still being sent has no hour yet: it is of now. */
function isSoonAfter(first: OwnedLine, line: OwnedLine): boolean {
  return !first.at || !line.at || Date.parse(line.at) - Date.parse(first.at) < groupMs;
}
