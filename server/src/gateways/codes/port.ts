import type { Language } from '@puente/contract/policy';

export type CodePurpose = 'sign-in' | 'payout';
export type CodeChannel = 'sms' | 'whatsapp' | 'voice';

/** One-time codes: the gateway makes, sends and checks them; we never see a code we sent. */
export type CodeGateway = {
  /** Sends a code to an E.164 number; returns the gateway's id of the verification. */
  send: (input: {
    phone: string;
    purpose: CodePurpose;
    channel: CodeChannel;
    language: Language;
  }) => Promise<string>;
  check: (input: {
    gatewayId: string;
    purpose: CodePurpose;
    code: string;
  }) => Promise<'approved' | 'wrong' | 'expired' | 'tries-exceeded'>;
};
