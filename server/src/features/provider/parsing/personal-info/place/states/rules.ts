/** A state or province: the zones it lies in, the one where nearly all of its people live first. */
export type State = {
  /** ISO 3166-1 alpha-2 */
  country: string;
  zones: readonly string[];
  /** No zone has nearly all of its people. */
  isSplit: boolean;
};

/** Zones behind the names of their states, with short names; a star stands before what is split. */
const states = `
US America/New_York|connecticut ct|delaware de|district of columbia dc|georgia ga|maine me|maryland md|massachusetts ma|michigan mi|new hampshire nh|new jersey nj|new york ny|north carolina nc|ohio oh|pennsylvania pa|rhode island ri|south carolina sc|vermont vt|virginia va|west virginia wv
US America/New_York America/Chicago|*florida fl|*kentucky ky|*tennessee tn|*indiana in
US America/Chicago|alabama al|arkansas ar|illinois il|iowa ia|kansas ks|louisiana la|minnesota mn|mississippi ms|missouri mo|oklahoma ok|wisconsin wi
US America/Chicago America/Denver|texas tx|*nebraska ne|*north dakota nd|*south dakota sd
US America/Denver|colorado co|montana mt|new mexico nm|utah ut|wyoming wy
US America/Phoenix|arizona az
US America/Denver America/Los_Angeles|*idaho id
US America/Los_Angeles|california ca|nevada nv|oregon or|washington wa
US America/Anchorage|alaska ak
US Pacific/Honolulu|hawaii hi
CA America/Toronto|ontario|quebec
CA America/Vancouver|british columbia bc
CA America/Edmonton|alberta
CA America/Winnipeg|manitoba
CA America/Regina|saskatchewan
CA America/Halifax|nova scotia|new brunswick
AU Australia/Sydney|new south wales nsw
AU Australia/Melbourne|victoria vic
AU Australia/Brisbane|queensland qld
AU Australia/Adelaide|south australia
AU Australia/Perth|western australia
AU Australia/Hobart|tasmania
MX America/Mexico_City|jalisco|puebla|veracruz|guanajuato|michoacan|oaxaca|chiapas|estado de mexico|hidalgo|morelos|tabasco|tlaxcala|zacatecas
MX America/Monterrey|nuevo leon|coahuila|tamaulipas|durango
MX America/Merida|yucatan
MX America/Cancun|quintana roo
MX America/Hermosillo|sonora
MX America/Tijuana|baja california
`;

/** By its plain name, and short in capitals. */
const byName: ReadonlyMap<string, State> = new Map(
  states
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [lead = '', ...names] = line.split('|');
      const [country = '', ...zones] = lead.split(' ');
      return names.flatMap((told) => {
        const isSplit = told.startsWith('*');
        const said = told.replace('*', '');
        const short = /^(.+) ([a-z]{2,3})$/.exec(said);
        const state: State = { country, zones, isSplit };
        const isShort = short !== null && !/^(?:leon|rico)$/.test(short[2] ?? '');
        const [full, letters] = isShort ? [short[1] ?? said, short[2] ?? ''] : [said, ''];
        return letters
          ? ([
              [full, state],
              [letters.toUpperCase(), state],
            ] as const)
          : ([[full, state]] as const);
      });
    }),
);

/** `Oregon`, `OR`, `nueva york`: as it was written, since `or` is a word and `OR` a state. */
export function stateOf(written: string, name: string): State | null {
  return byName.get(name) ?? (/^[A-Z]{2,3}$/.test(written) ? (byName.get(written) ?? null) : null);
}
