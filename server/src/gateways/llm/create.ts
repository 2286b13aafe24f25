import type { Config } from '../../config.ts';
import type { LlmGateway } from './port.ts';

export const createLlm = (_config: Config['gateways']['llm']): LlmGateway | null => null;
