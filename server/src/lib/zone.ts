/** The zone's own spelling of its IANA name: `america/santiago` becomes `America/Santiago`. */
export const spellZone = (timeZone: string): string =>
  new Temporal.ZonedDateTime(0n, timeZone).timeZoneId;
