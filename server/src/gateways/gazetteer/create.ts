import type { Config } from '../../config.ts';
import { createNominatim } from './nominatim.ts';
import { createPhoton } from './photon.ts';
import type { GazetteerGateway } from './port.ts';

/** The configured gazetteer; null when the built-in one answers alone. */
export function createGazetteer(config: Config['gateways']['gazetteer']): GazetteerGateway | null {
  if (!config) return null;
  return config.kind === 'photon' ? createPhoton(config) : createNominatim(config);
}
