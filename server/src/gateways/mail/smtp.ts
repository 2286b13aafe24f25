import type { Config } from '../../config.ts';
import type { MailGateway } from './port.ts';

export const createSmtpMail = (_config: Config['gateways']['mail']): MailGateway => {
  throw new Error('to be written');
};
