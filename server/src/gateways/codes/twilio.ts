import type { Config } from '../../config.ts';
import type { CodeGateway } from './port.ts';

export const createTwilioCodes = (_config: Config['gateways']): CodeGateway => {
  throw new Error('to be written');
};
