/** Every beginning before every verb before every ending, as phrases; all are set apart by `|`. */
export function combined(beginnings: string, verbs: string, endings: string): string {
  return beginnings
    .split('|')
    .flatMap((first) =>
      verbs
        .split('|')
        .flatMap((verb) => endings.split('|').map((last) => `${first}${verb}${last}`)),
    )
    .join('|');
}
