import { zoneAt } from '../../times/zones/rules.ts';
import type { Doubt, Read } from '../read/rules.ts';

/** `9 to 5 London time`, `con horario de España`: perhaps not the zone in which the hours are kept. */
export function zonesNamed({ reader }: Read): Doubt[] {
  return reader.tokens.flatMap((_, at) => {
    const next = zoneAt(reader, at);
    return next === null ? [] : [{ from: at, to: next - 1 }];
  });
}
