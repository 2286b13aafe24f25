import { policy } from '@puente/contract/policy';
import type { VerificationChannel } from '@puente/contract/auth';
import { useRef, useState, type RefObject } from 'react';
import type { SentCode } from './kept-code.ts';
import { useSentCode } from './sent-code.ts';

const { codeLength } = policy.auth;

export type PhoneProof = {
  /** The server requires it: a signed-in person has to have the phone at hand, too. */
  needed: boolean;
  field: RefObject<HTMLInputElement | null>;
  code: string;
  /** A code was sent again. */
  resent: boolean;
  /** Submitted without all the digits. */
  missing: boolean;
  sent: SentCode | null;
  sending: boolean;
  sendError: unknown;
  ask: () => void;
  send: (channel: VerificationChannel, onDone?: () => void) => void;
  type: (code: string) => void;
  /** Whether the form can be submitted; marks what is missing if not. */
  check: (code: string) => boolean;
  refuse: () => void;
};

/**
 * A code sent to the person's phone, requested within a form when saving is refused without one.
 */
export function usePhoneProof(phoneNumber: string): PhoneProof {
  const codes = useSentCode();
  const [needed, setNeeded] = useState(false);
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const [resent, setResent] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const ask = () => {
    setNeeded(true);
    codes.send(phoneNumber, 'sms');
  };
  return {
    needed,
    field,
    code,
    resent,
    missing,
    sent: codes.sent,
    sending: codes.sending,
    sendError: codes.error,
    ask,
    send: (channel, onDone) =>
      codes.send(phoneNumber, channel, () => {
        setCode('');
        setMissing(false);
        setResent(codes.sent !== null);
        field.current?.focus();
        onDone?.();
      }),
    type: (typed) => {
      setCode(typed);
      setMissing(false);
    },
    check: (typed) => {
      if (!needed || typed.length === codeLength) return true;
      if (codes.sent) {
        setMissing(true);
        field.current?.focus();
      } else if (!codes.sending) ask();
      return false;
    },
    refuse: () => {
      field.current?.focus();
      field.current?.select();
    },
  };
}
