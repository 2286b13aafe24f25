const zones: ReadonlySet<string> = new Set(
  `est edt pst pdt cst cdt mst mdt gmt utc bst cet cest ist aest aedt acst awst nzst nzdt sgt pkt clt
  clst`.split(/\s+/),
);

/** The short name of a zone of time. */
export function isZone(word: string): boolean {
  return zones.has(word);
}
